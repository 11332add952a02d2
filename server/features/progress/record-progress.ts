import { Problem } from '#domain/problems.ts'
import { applyProgressEvent } from '#domain/progress/apply-progress-event.ts'
import { MAX_EVENTS_PER_HOUR, maxCountedPerHour, occurredAt } from '#domain/progress/event-limits.ts'
import { type LedgerEntry, ledgerEntry, withoutAnalytics } from '#domain/progress/ledger-entry.ts'
import { inOrderOfTime } from '#domain/progress/merge-local-events.ts'
import type { ProgressEffect } from '#domain/progress/progress-effect.ts'
import type { ProgressEvent, ProgressEventType } from '#domain/progress/progress-event.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import type { Services } from '../../services.ts'
import { holdSettings } from '../settings/index.ts'
import {
  countReceivedEvents,
  findKnownEventIds,
  insertProgressEvents,
  insertProgressIfMissing,
  lockProgress,
  type ProgressRecord,
  updateProgress,
} from './queries.ts'

export type RecordedProgress = ProgressRecord & { effects: ProgressEffect[] }

const HOUR_SECONDS = 60 * 60
const hourlyLimits: Partial<Record<ProgressEventType, number>> = maxCountedPerHour

/** Events in the form in which they count: times that cannot be right replaced, in order, each id once. */
function prepare(events: readonly ProgressEvent[], receivedAt: Date): ProgressEvent[] {
  const byId = new Map<string, ProgressEvent>()
  for (const event of events) {
    // Ids are compared as the database compares them: without regard to case.
    const id = event.id.toLowerCase()
    if (!byId.has(id)) byId.set(id, { ...event, id, at: occurredAt(event.at, receivedAt).toISOString() })
  }
  return inOrderOfTime([...byId.values()])
}

/** Applies events one after the other; those above what counts in an hour are kept without points. */
function applyInTurn(
  before: ProgressState,
  events: readonly ProgressEvent[],
  received: ReadonlyMap<ProgressEventType, number>,
) {
  const counts = new Map(received)
  const entries: LedgerEntry[] = []
  const effects: ProgressEffect[] = []
  let state = before
  for (const event of events) {
    const earlier = counts.get(event.type) ?? 0
    const isCounted = earlier < (hourlyLimits[event.type] ?? Number.POSITIVE_INFINITY)
    counts.set(event.type, earlier + 1)
    const after = isCounted ? applyProgressEvent(state, event) : { state, effects: [] }
    entries.push(ledgerEntry(state, event, after.state))
    effects.push(...after.effects)
    state = after.state
  }
  return { state, entries, effects }
}

/**
 * Applies events to the user's progress, each id once, in order of time, in one transaction under the lock of
 * the user's row: two devices wait for each other and neither overwrites what the other did. Replayed ids change
 * nothing.
 * @throws Problem `rate-limited` when more events come within an hour than any person makes
 */
export async function recordProgress(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
  userId: string,
  events: readonly ProgressEvent[],
): Promise<RecordedProgress> {
  const receivedAt = scope.now()
  const prepared = prepare(events, receivedAt)
  return await scope.db.transaction(async (tx) => {
    await insertProgressIfMissing(tx, userId, receivedAt)
    const before = await lockProgress(tx, userId)
    if (!before) throw new Error('the progress record was deleted while it was changed')
    const known = await findKnownEventIds(
      tx,
      userId,
      prepared.map(({ id }) => id),
    )
    const unseen = prepared.filter(({ id }) => !known.has(id))
    if (unseen.length === 0) return { ...before, effects: [] }

    const anHourAgo = new Date(receivedAt.getTime() - HOUR_SECONDS * 1000)
    const received = await countReceivedEvents(tx, userId, anHourAgo)
    const total = [...received.values()].reduce((sum, count) => sum + count, unseen.length)
    if (total > MAX_EVENTS_PER_HOUR) throw new Problem('rate-limited', { retryAfterSeconds: HOUR_SECONDS })

    const { state, entries, effects } = applyInTurn(before.state, unseen, received)
    const after = { state, version: before.version + 1 }
    const { dataCollection } = await holdSettings({ ...scope, db: tx }, userId)
    const kept = dataCollection ? entries : entries.map((entry) => withoutAnalytics(entry, receivedAt))
    await insertProgressEvents(tx, userId, kept, receivedAt)
    await updateProgress(tx, userId, after, receivedAt)
    await scope.events.publish(tx, userId, 'progress')
    return { ...after, effects }
  })
}
