import { lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { createOwnRows } from '../../platform/database/own-rows.ts'
import { taskRuns } from './tables.ts'

export type TaskRunRow = typeof taskRuns.$inferSelect

export const runRows = createOwnRows(taskRuns, taskRuns.updatedAt)

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
