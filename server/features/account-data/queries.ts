import { and, asc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import type { ExportedTable } from './exported-tables.ts'
import { accountDeletions } from './tables.ts'

export type Deletion = typeof accountDeletions.$inferSelect
export type DueAccount = { id: string; email: string; deleteAfter: Date }

/** A deletion that was asked for before keeps its moment, and is returned. */
export async function insertDeletion(db: Database, deletion: Deletion): Promise<Deletion | null> {
  await db.insert(accountDeletions).values(deletion).onConflictDoNothing()
  return await findDeletion(db, deletion.userId)
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

/** Accounts whose grace is over, the longest waiting first. */
export async function findDueAccounts(
  db: Database,
  due: { now: Date; limit: number },
): Promise<DueAccount[]> {
  return await db
    .select({ id: users.id, email: users.email, deleteAfter: accountDeletions.deleteAfter })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(lte(accountDeletions.deleteAfter, due.now))
    .orderBy(asc(accountDeletions.deleteAfter))
    .limit(due.limit)
}

export async function isUserPresent(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  return rows.length > 0
}

function isOwned(db: Database, { owner }: ExportedTable, userId: string): SQL {
  if (owner instanceof PgColumn) return eq(owner, userId)
  const parents = db
    .select({ id: owner.parentId })
    .from(owner.parentId.table)
    .where(eq(owner.parentOwner, userId))
  return inArray(owner.column, parents)
}

/** The rows of a table that are a user's. */
export async function findRowsOf(
  db: Database,
  exported: ExportedTable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return await db
    .select()
    .from(exported.table)
    .where(isOwned(db, exported, userId))
}

/** All conversations of a user with their messages, both oldest first. */
export async function findConversationsOf(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.createdAt))
  const messages = await db
    .select({ message: conversationMessages })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversationMessages.createdAt))
  const byConversation = Map.groupBy(messages, ({ message }) => message.conversationId)
  return rows.map((row) => ({
    row,
    messages: (byConversation.get(row.id) ?? []).map(({ message }) => message),
  }))
}
