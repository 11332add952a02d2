import { and, between, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { LedgerEntry } from '#domain/progress/ledger-entry.ts'
import { type ProgressEventType, practiceEventTypes } from '#domain/progress/progress-event.ts'
import { defaultProgress, type ProgressState } from '#domain/progress/progress-state.ts'
import type { DayRecord, ModuleRecord, ReportRange } from '#domain/progress/report.ts'
import type { Database } from '../../platform/database/database.ts'
import { progressEvents, userProgress } from './tables.ts'

export type ProgressRecord = { state: ProgressState; version: number }

const recordFields = { state: userProgress.state, version: userProgress.version }

/** A state kept before a field of today existed has that field's default. */
function toRecord(row: ProgressRecord | undefined): ProgressRecord | null {
  return row ? { ...row, state: { ...defaultProgress(), ...row.state } } : null
}

export async function insertProgressIfMissing(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insert(userProgress)
    .values({ userId, state: defaultProgress(), version: 0, updatedAt: now })
    .onConflictDoNothing()
}

export async function findProgress(db: Database, userId: string): Promise<ProgressRecord | null> {
  const [row] = await db.select(recordFields).from(userProgress).where(eq(userProgress.userId, userId))
  return toRecord(row)
}

/** The user's progress, held until the transaction ends: another device's change waits for this one. */
export async function lockProgress(tx: Database, userId: string): Promise<ProgressRecord | null> {
  const [row] = await tx
    .select(recordFields)
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
    .for('update')
  return toRecord(row)
}

export async function updateProgress(
  tx: Database,
  userId: string,
  record: ProgressRecord,
  now: Date,
): Promise<void> {
  await tx
    .update(userProgress)
    .set({ ...record, updatedAt: now })
    .where(eq(userProgress.userId, userId))
}

export async function findKnownEventIds(
  tx: Database,
  userId: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ eventId: progressEvents.eventId })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), inArray(progressEvents.eventId, [...eventIds])))
  return new Set(rows.map(({ eventId }) => eventId))
}

/** How many events of each type were received after `since`. */
export async function countReceivedEvents(
  tx: Database,
  userId: string,
  since: Date,
): Promise<Map<ProgressEventType, number>> {
  const rows = await tx
    .select({ type: progressEvents.type, events: count() })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), gt(progressEvents.receivedAt, since)))
    .groupBy(progressEvents.type)
  return new Map(rows.map(({ type, events }) => [type, events]))
}

export async function insertProgressEvents(
  tx: Database,
  userId: string,
  entries: readonly LedgerEntry[],
  receivedAt: Date,
): Promise<void> {
  await tx.insert(progressEvents).values(
    entries.map(({ points, ...entry }) => ({
      ...entry,
      userId,
      interactionPoints: points.interaction,
      learningPoints: points.learning,
      achievementPoints: points.achievement,
      consistencyPoints: points.consistency,
      receivedAt,
    })),
  )
}

const inRange = (userId: string, { from, to }: ReportRange) =>
  and(eq(progressEvents.userId, userId), between(progressEvents.day, from, to))
const conversations = sql<number>`(count(*) filter (where ${progressEvents.startsConversation}))::int`

/**
 * What each day of the range holds. Points from before the last reset are left out, as they are from the
 * user's total; conversations and practice days are facts, and stay.
 */
export async function findDayRecords(db: Database, userId: string, range: ReportRange): Promise<DayRecord[]> {
  const lastReset = db
    .select({ id: sql<number>`coalesce(max(${progressEvents.id}), 0)` })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), eq(progressEvents.type, 'progress-reset')))
  const sinceReset = (
    points: (typeof progressEvents)[
      | 'learningPoints'
      | 'interactionPoints'
      | 'achievementPoints'
      | 'consistencyPoints'],
  ) => sql<number>`coalesce(sum(${points}) filter (where ${progressEvents.id} > (${lastReset})), 0)::int`
  const rows = await db
    .select({
      day: progressEvents.day,
      interaction: sinceReset(progressEvents.interactionPoints),
      learning: sinceReset(progressEvents.learningPoints),
      achievement: sinceReset(progressEvents.achievementPoints),
      consistency: sinceReset(progressEvents.consistencyPoints),
      conversations,
      isPracticeDay: sql<boolean>`bool_or(${inArray(progressEvents.type, [...practiceEventTypes])})`,
    })
    .from(progressEvents)
    .where(inRange(userId, range))
    .groupBy(progressEvents.day)
  return rows.flatMap(({ day, interaction, learning, achievement, consistency, ...counts }) =>
    day ? [{ day, ...counts, points: { interaction, learning, achievement, consistency } }] : [],
  )
}

/** Visits and conversations of each module in the range. Openings within one hour are one visit, as after a reload. */
export async function findModuleRecords(
  db: Database,
  userId: string,
  range: ReportRange,
): Promise<ModuleRecord[]> {
  const isVisit = eq(progressEvents.type, 'module-opened')
  const hour = sql`date_trunc('hour', ${progressEvents.occurredAt} at time zone 'UTC')`
  const rows = await db
    .select({
      module: progressEvents.module,
      visits: sql<number>`(count(distinct ${hour}) filter (where ${isVisit}))::int`,
      conversations,
    })
    .from(progressEvents)
    .where(and(inRange(userId, range), isNotNull(progressEvents.module)))
    .groupBy(progressEvents.module)
  return rows.flatMap(({ module, ...counts }) => (module ? [{ module, ...counts }] : []))
}
