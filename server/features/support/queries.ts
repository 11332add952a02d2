import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { supportRequests } from './tables.ts'

export type SupportRequestRow = typeof supportRequests.$inferSelect
export type ReceivedRow = { request: SupportRequestRow; name: string; email: string }

/** Adds a request; the same id a second time changes nothing. */
export async function insertSupportRequest(
  db: Database,
  request: typeof supportRequests.$inferInsert,
): Promise<void> {
  await db.insert(supportRequests).values(request).onConflictDoNothing()
}

/** A user's own requests, newest first. */
export async function findSupportRequestsOf(
  db: Database,
  userId: string,
  limit: number,
): Promise<SupportRequestRow[]> {
  return await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.userId, userId))
    .orderBy(desc(supportRequests.createdAt))
    .limit(limit)
}

const received = (db: Database) =>
  db
    .select({ request: supportRequests, name: users.name, email: users.email })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.userId))

/** The requests of all users, newest first. */
export async function findReceivedRequests(
  db: Database,
  filter: { state?: SupportRequestRow['state']; limit: number },
): Promise<ReceivedRow[]> {
  return await received(db)
    .where(filter.state ? eq(supportRequests.state, filter.state) : undefined)
    .orderBy(desc(supportRequests.createdAt))
    .limit(filter.limit)
}

export async function findReceivedRequest(db: Database, id: string): Promise<ReceivedRow | null> {
  const [row] = await received(db).where(eq(supportRequests.id, id))
  return row ?? null
}

export async function updateRequestState(
  db: Database,
  id: string,
  change: { state: SupportRequestRow['state']; now: Date },
): Promise<void> {
  await db
    .update(supportRequests)
    .set({ state: change.state, updatedAt: change.now })
    .where(eq(supportRequests.id, id))
}
