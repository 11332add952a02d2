import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { createOwnRows } from '../../platform/database/own-rows.ts'
import { exerciseRuns, practiceItems, practiceNotes } from './tables.ts'

export type ExerciseRunRow = typeof exerciseRuns.$inferSelect
export type PracticeItemRow = typeof practiceItems.$inferSelect

export const noteRows = createOwnRows(practiceNotes, practiceNotes.createdAt)

/**
 * Keeps a run unless one with the same or a higher counter is kept. When it was last finished stays where the new one
 * is not finished, and where it was finished before and nothing was begun since.
 * @returns whether it was kept
 */
export async function putRun(db: Database, row: ExerciseRunRow): Promise<boolean> {
  const { version, counter, state, isFinished, finishedAt, updatedAt } = row
  const kept = await db
    .insert(exerciseRuns)
    .values(row)
    .onConflictDoUpdate({
      target: [exerciseRuns.userId, exerciseRuns.exercise],
      set: {
        version,
        counter,
        state,
        isFinished,
        updatedAt,
        finishedAt: isFinished
          ? sql`case when ${exerciseRuns.isFinished} then ${exerciseRuns.finishedAt} else ${finishedAt?.toISOString() ?? null}::timestamptz end`
          : exerciseRuns.finishedAt,
      },
      setWhere: lt(exerciseRuns.counter, counter),
    })
    .returning({ counter: exerciseRuns.counter })
  return kept.length > 0
}

const isOf = (userId: string, exercise: string) =>
  and(eq(exerciseRuns.userId, userId), eq(exerciseRuns.exercise, exercise))

/** The user's run of an exercise. */
export async function findRun(
  db: Database,
  userId: string,
  exercise: string,
): Promise<ExerciseRunRow | undefined> {
  const [row] = await db.select().from(exerciseRuns).where(isOf(userId, exercise))
  return row
}

/** All runs of a user, the one they were in last first. */
export async function findRuns(db: Database, userId: string): Promise<ExerciseRunRow[]> {
  return await db
    .select()
    .from(exerciseRuns)
    .where(eq(exerciseRuns.userId, userId))
    .orderBy(desc(exerciseRuns.updatedAt), exerciseRuns.exercise)
}

/** Deletes the user's run of an exercise. */
export async function deleteRun(db: Database, userId: string, exercise: string): Promise<void> {
  await db.delete(exerciseRuns).where(isOf(userId, exercise))
}

/** The items of rounds that a user met. */
export async function findItems(db: Database, userId: string): Promise<PracticeItemRow[]> {
  return await db.select().from(practiceItems).where(eq(practiceItems.userId, userId))
}

/**
 * Changes what is kept of an item by what is kept: of two devices at once the second one sees what the first one said.
 */
export async function changeItem(
  db: Database,
  { userId, item }: Pick<PracticeItemRow, 'userId' | 'item'>,
  change: (kept: PracticeItemRow | undefined) => PracticeItemRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .select()
      .from(practiceItems)
      .where(and(eq(practiceItems.userId, userId), eq(practiceItems.item, item)))
      .for('update')
    const row = change(kept)
    const { memory, dueAt, lastRating, ratedAt } = row
    await tx
      .insert(practiceItems)
      .values(row)
      .onConflictDoUpdate({
        target: [practiceItems.userId, practiceItems.item],
        set: { memory, dueAt, lastRating, ratedAt },
      })
  })
}
