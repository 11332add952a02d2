import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { createOwnRows } from '../../platform/database/own-rows.ts'
import { energyCheckins } from './tables.ts'

export const checkinRows = createOwnRows(energyCheckins, energyCheckins.createdAt)

/** Deletes all check-ins of the user. */
export async function deleteCheckins(db: Database, userId: string): Promise<void> {
  await db.delete(energyCheckins).where(eq(energyCheckins.userId, userId))
}
