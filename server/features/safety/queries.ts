import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { safetyPlans } from './tables.ts'

export type PlanRow = typeof safetyPlans.$inferSelect

export async function findPlan(db: Database, userId: string): Promise<PlanRow | null> {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.userId, userId))
  return row ?? null
}

export async function upsertPlan(
  db: Database,
  userId: string,
  steps: Record<string, string>,
  now: Date,
): Promise<void> {
  const values = { steps, updatedAt: now }
  await db
    .insert(safetyPlans)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: safetyPlans.userId, set: values })
}

export async function deletePlan(db: Database, userId: string): Promise<void> {
  await db.delete(safetyPlans).where(eq(safetyPlans.userId, userId))
}
