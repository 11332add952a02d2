import { type ModuleId, moduleOf } from '../coaching/module-ids.ts'
import { type CalendarDay, calendarDay } from './calendar-day.ts'
import { startsConversation } from './message-rules.ts'
import { type CategoryPoints, noCategoryPoints } from './points.ts'
import type { ProgressEvent, ProgressEventType } from './progress-event.ts'
import type { ProgressState } from './progress-state.ts'

/** What the append-only record keeps of one event. */
export type LedgerEntry = {
  eventId: string
  type: ProgressEventType
  /** Null where the event belongs to none, as the chats with the assistant do. */
  module: ModuleId | null
  startsConversation: boolean
  points: CategoryPoints
  /** The user's own calendar day; null keeps the entry out of every report. */
  day: CalendarDay | null
  occurredAt: Date
}

/** The record of an event: the points are the difference that it made, achievements included. */
export function ledgerEntry(before: ProgressState, event: ProgressEvent, after: ProgressState): LedgerEntry {
  const gained = (category: keyof CategoryPoints) => after.points[category] - before.points[category]
  const occurredAt = new Date(event.at)
  return {
    eventId: event.id,
    type: event.type,
    module: 'module' in event ? moduleOf(event.module) : null,
    startsConversation: startsConversation(before, event),
    // A reset takes points from the state; what was earned before stays in the record.
    points:
      event.type === 'progress-reset'
        ? { ...noCategoryPoints }
        : {
            interaction: gained('interaction'),
            learning: gained('learning'),
            achievement: gained('achievement'),
            consistency: gained('consistency'),
          },
    day: calendarDay(occurredAt, event.timeZone),
    occurredAt,
  }
}

/**
 * What is left of an entry when the user wants no analytics: the mark that this event was counted, without day,
 * module or points (decisions, "Settings save").
 */
export function withoutAnalytics(entry: LedgerEntry, receivedAt: Date): LedgerEntry {
  return {
    ...entry,
    module: null,
    startsConversation: false,
    points: { ...noCategoryPoints },
    day: null,
    occurredAt: receivedAt,
  }
}
