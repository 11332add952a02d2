import { and, asc, eq, gt, isNull, like, lte, or } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { rateLimits } from '../../platform/http/tables.ts'
import { accountDeletions, sessions, users, verifications } from '../accounts/tables.ts'
import { payments } from '../billing/tables.ts'

export type Deletion = typeof accountDeletions.$inferSelect

/** Asks for a deletion and ends all sessions. A deletion that was asked for before keeps its moment. */
export async function insertDeletion(db: Database, deletion: Deletion): Promise<Deletion | null> {
  return await db.transaction(async (tx) => {
    await tx.insert(accountDeletions).values(deletion).onConflictDoNothing()
    await tx.delete(sessions).where(eq(sessions.userId, deletion.userId))
    return await findDeletion(tx, deletion.userId)
  })
}

export async function findDeletion(db: Database, userId: string): Promise<Deletion | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))
  return row ?? null
}

/** Undoes a deletion that is not due. Of two tries at the same moment exactly one gets it. */
export async function takeDeletion(db: Database, userId: string, now: Date): Promise<Deletion | null> {
  const [row] = await db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), gt(accountDeletions.deleteAfter, now)))
    .returning()
  return row ?? null
}

export async function findEmailOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? null
}

/** Accounts whose grace is over, the longest waiting first. */
export async function findDueAccounts(
  db: Database,
  due: { now: Date; limit: number },
): Promise<{ id: string; email: string }[]> {
  return await db
    .select({ id: users.id, email: users.email })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(lte(accountDeletions.deleteAfter, due.now))
    .orderBy(asc(accountDeletions.deleteAfter))
    .limit(due.limit)
}

/** Deletes all that is kept of a person, inside the caller's transaction. Most rows go with the user's own. */
export async function deletePerson(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await db
    .delete(payments)
    .where(or(eq(payments.userId, id), and(eq(payments.email, email), isNull(payments.userId))))
  await db.delete(verifications).where(eq(verifications.value, id))
  await db.delete(rateLimits).where(like(rateLimits.key, `%:${id}`))
  await db.delete(users).where(eq(users.id, id))
}
