import type { ChatScope, ModuleId } from '../coaching/module-ids.ts'
import type { DemoAchievementId } from './achievements.ts'
import type { PointCategory } from './points.ts'
import type { RestDays } from './rest-days.ts'

type Occurrence = {
  /** Names the event once: the same id never counts twice. */
  id: string
  /** ISO 8601, by the user's clock. */
  at: string
  /** IANA name of the user's time zone. */
  timeZone: string
}

/**
 * What a browser reports. An event says only what happened, never how many points it gives. For `message-sent`
 * and `message-rewritten` the id is the one that was sent to the chat or the rewriter (`messageId`), so one
 * answer counts once and the server can look up that it was given.
 */
export type ReportedEvent = Occurrence &
  (
    | { type: 'daily-visit' }
    /** Every page visit to a module; the first of all gives points. */
    | { type: 'module-opened'; module: ModuleId }
    /** `visitId` names the page visit: messages are counted per page visit. Sent once the reply has come. */
    | { type: 'message-sent'; module: ChatScope; visitId: string }
    | { type: 'tool-used'; module: ChatScope; tool: 'tool' | 'example' }
    | { type: 'message-rewritten' }
    /** A card of the skills library. */
    | { type: 'resource-opened'; module: ModuleId; card: string }
    /** Buttons of the Demo Controls tab. */
    | { type: 'demo-points-granted'; category: PointCategory }
    | { type: 'demo-achievement-advanced'; achievement: DemoAchievementId }
  )

/** Changes with a call of their own: they are never kept for later and never merged from another device. */
export type SettingEvent = Occurrence &
  ({ type: 'rest-days-declared'; restDays: RestDays } | { type: 'progress-reset' })

export type ProgressEvent = ReportedEvent | SettingEvent
export type ReportedEventType = ReportedEvent['type']
export type ProgressEventType = ProgressEvent['type']

/** Events that show practice. Opening the dashboard, demo grants and settings are none. */
export const practiceEventTypes = [
  'module-opened',
  'message-sent',
  'tool-used',
  'message-rewritten',
  'resource-opened',
] as const satisfies readonly ProgressEventType[]

/** Whether an event belongs to Demo Controls, which need demo mode or an operator. */
export function isDemoEvent(event: Pick<ProgressEvent, 'type'>): boolean {
  return event.type === 'demo-points-granted' || event.type === 'demo-achievement-advanced'
}
