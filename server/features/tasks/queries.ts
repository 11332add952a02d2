import { and, count, desc, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { taskRuns } from './tables.ts'

export type TaskRunRow = typeof taskRuns.$inferSelect

const isOf = (userId: string, id: string) => and(eq(taskRuns.userId, userId), eq(taskRuns.id, id))

/**
 * Keeps a list unless one with the same or a higher counter is kept under its id.
 * @returns whether it was kept
 */
export async function putRun(db: Database, row: TaskRunRow): Promise<boolean> {
  const { userId: _, id: __, ...changed } = row
  const kept = await db
    .insert(taskRuns)
    .values(row)
    .onConflictDoUpdate({
      target: [taskRuns.userId, taskRuns.id],
      set: changed,
      setWhere: lt(taskRuns.counter, row.counter),
    })
    .returning({ counter: taskRuns.counter })
  return kept.length > 0
}

/** The user's list of this id. */
export async function findRun(db: Database, userId: string, id: string): Promise<TaskRunRow | undefined> {
  const [row] = await db.select().from(taskRuns).where(isOf(userId, id))
  return row
}

/** All lists of a user, the one that was changed last first. */
export async function findRuns(db: Database, userId: string): Promise<TaskRunRow[]> {
  return await db
    .select()
    .from(taskRuns)
    .where(eq(taskRuns.userId, userId))
    .orderBy(desc(taskRuns.updatedAt), taskRuns.id)
}

/** How many lists a user keeps beside the one of this id. */
export async function countOthers(db: Database, userId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(taskRuns)
    .where(and(eq(taskRuns.userId, userId), ne(taskRuns.id, id)))
  return row?.count ?? 0
}

/** Deletes one list of the user. */
export async function deleteRun(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(taskRuns).where(isOf(userId, id))
}
