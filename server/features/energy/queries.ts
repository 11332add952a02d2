import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { energyCheckins } from './tables.ts'

export type EnergyCheckinRow = typeof energyCheckins.$inferSelect

/** Keeps a check-in. The same id of the same user a second time adds none: what was said last counts. */
export async function putCheckin(db: Database, row: EnergyCheckinRow): Promise<void> {
  const { level, words, createdAt } = row
  await db
    .insert(energyCheckins)
    .values(row)
    .onConflictDoUpdate({
      target: [energyCheckins.userId, energyCheckins.id],
      set: { level, words, createdAt },
    })
}

/** The newest check-ins of a user, at most `limit`. */
export async function findCheckins(db: Database, userId: string, limit: number): Promise<EnergyCheckinRow[]> {
  return await db
    .select()
    .from(energyCheckins)
    .where(eq(energyCheckins.userId, userId))
    .orderBy(desc(energyCheckins.createdAt))
    .limit(limit)
}

/** Deletes one check-in of the user, or all of them. */
export async function deleteCheckins(db: Database, userId: string, id?: string): Promise<void> {
  await db
    .delete(energyCheckins)
    .where(and(eq(energyCheckins.userId, userId), id ? eq(energyCheckins.id, id) : undefined))
}
