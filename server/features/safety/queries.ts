import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { safetyPlans } from './tables.ts'

type PlanRow = typeof safetyPlans.$inferSelect

export async function findPlan(db: Database, userId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.userId, userId))
  return row ?? null
}

/**
 * Changes the given steps (null clears one) and leaves the others as they are, in one statement: what was written on
 * another device meanwhile stays. A plan without any step is deleted.
 */
export async function changePlan(
  db: Database,
  userId: string,
  change: Record<string, string | null>,
  now: Date,
): Promise<void> {
  const merged = (earlier: SQL) => sql`jsonb_strip_nulls(${earlier} || ${JSON.stringify(change)}::jsonb)`
  await db.transaction(async (tx) => {
    await tx
      .insert(safetyPlans)
      .values({ userId, steps: merged(sql`'{}'::jsonb`), updatedAt: now })
      .onConflictDoUpdate({
        target: safetyPlans.userId,
        set: { steps: merged(sql`${safetyPlans.steps}`), updatedAt: now },
      })
    await tx
      .delete(safetyPlans)
      .where(and(eq(safetyPlans.userId, userId), eq(safetyPlans.steps, sql`'{}'::jsonb`)))
  })
}

export async function deletePlan(db: Database, userId: string): Promise<void> {
  await db.delete(safetyPlans).where(eq(safetyPlans.userId, userId))
}
