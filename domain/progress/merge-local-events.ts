import { applyProgressEvent } from './apply-progress-event.ts'
import type { ProgressEffect } from './progress-effect.ts'
import type { ProgressEvent, ReportedEvent } from './progress-event.ts'
import type { ProgressState } from './progress-state.ts'

/** Events in the order in which they happened; those of the same instant keep their order. */
export function inOrderOfTime<E extends Pick<ProgressEvent, 'at'>>(events: readonly E[]): E[] {
  return [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** Whether an event is reported to the server, rather than having a call of its own. */
function isReported(event: ProgressEvent): event is ReportedEvent {
  return event.type !== 'rest-days-declared' && event.type !== 'progress-reset'
}

/**
 * Adds the events that a browser has kept to the state that the server has sent: the ones of
 * `gamification_local` at sign-in, and the ones not yet sent at any other time. Each id counts once, in order
 * of time. A reset and rest days chosen without a session concern that browser's state alone and never change
 * an account. `events` are what is still to be sent, in that order; the server decides again what counts.
 */
export function mergeLocalEvents(
  accountState: ProgressState,
  localEvents: readonly ProgressEvent[],
): { state: ProgressState; effects: ProgressEffect[]; events: ReportedEvent[] } {
  const byId = new Map<string, ReportedEvent>()
  for (const event of localEvents) if (isReported(event) && !byId.has(event.id)) byId.set(event.id, event)
  const events = inOrderOfTime([...byId.values()])
  const effects: ProgressEffect[] = []
  let state = accountState
  for (const event of events) {
    const applied = applyProgressEvent(state, event)
    state = applied.state
    effects.push(...applied.effects)
  }
  return { state, effects, events }
}
