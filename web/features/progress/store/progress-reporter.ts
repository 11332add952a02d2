import type { ChatScope, ModuleId } from '#domain/coaching/module-ids.ts'
import { finishedOnDayId } from '#domain/practice/once-a-day.ts'
import type { DemoAchievementId } from '#domain/progress/achievements.ts'
import { calendarDay } from '#domain/progress/calendar-day.ts'
import { occurredAt } from '#domain/progress/event-limits.ts'
import type { PointCategory } from '#domain/progress/points.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { browserTimeZone } from '../../../platform/browser-time-zone.ts'
import { makeId } from '../../../platform/make-id.ts'
import { onForgetPrivateData } from '../../../platform/private-data.ts'
import { serverNow } from '../../../platform/server-clock.ts'

type EventSink = (event: ReportedEvent) => void

/** More than a person does before the rest of the feature has loaded; the newest are kept. */
const MAX_WAITING_EVENTS = 100

let sink: EventSink | null = null
let waiting: ReportedEvent[] = []

onForgetPrivateData(() => {
  waiting = []
})

function report(event: ReportedEvent): void {
  if (sink) sink(event)
  else waiting = [...waiting, event].slice(-MAX_WAITING_EVENTS)
}

/**
 * This moment as the server will take it: a clock that is wrong by days would let the page tell of a streak that ended,
 * which the server then says has not.
 */
export const presentMoment = () => ({
  at: occurredAt(new Date().toISOString(), serverNow()).toISOString(),
  timeZone: browserTimeZone(),
})
const occurrence = (id = makeId()) => ({ id, ...presentMoment() })

/**
 * Where the pages say what a person did. It is small enough for the first page; what it all counts for is decided
 * by the store, which loads behind it. `messageId` is the one that the chat or the rewriter sent.
 */
export const progressReporter = {
  moduleOpened: (module: ModuleId) => report({ ...occurrence(), type: 'module-opened', module }),
  messageAnswered: (messageId: string, module: ChatScope, visitId: string) =>
    report({ ...occurrence(messageId), type: 'message-sent', module, visitId }),
  exampleUsed: (module: ChatScope) => report({ ...occurrence(), type: 'tool-used', module, tool: 'example' }),
  toolUsed: (module: ModuleId) => report({ ...occurrence(), type: 'tool-used', module, tool: 'tool' }),
  /** Finishing an exercise is using a tool of its module; each exercise counts once a day. */
  exerciseFinished(module: ModuleId, exercise: string) {
    const moment = presentMoment()
    const id = finishedOnDayId(exercise, calendarDay(new Date(moment.at), moment.timeZone))
    report({ ...moment, id, type: 'tool-used', module, tool: 'tool' })
  },
  messageRewritten: (messageId: string) => report({ ...occurrence(messageId), type: 'message-rewritten' }),
  resourceOpened: (module: ModuleId, card: string) =>
    report({ ...occurrence(), type: 'resource-opened', module, card }),
  dashboardVisited: () => report({ ...occurrence(), type: 'daily-visit' }),
  demoPointsGranted: (category: PointCategory) =>
    report({ ...occurrence(), type: 'demo-points-granted', category }),
  demoAchievementAdvanced: (achievement: DemoAchievementId) =>
    report({ ...occurrence(), type: 'demo-achievement-advanced', achievement }),
}

/** Takes all events from now on, those that waited first; the returned function ends it. */
export function takeReportedEvents(take: EventSink): () => void {
  sink = take
  const events = waiting
  waiting = []
  for (const event of events) take(event)
  return () => {
    if (sink === take) sink = null
  }
}
