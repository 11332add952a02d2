import { and, desc, eq, exists, gt, ilike, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { ReplySource } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { Database } from '../../platform/database/database.ts'
import { conversationMessages, conversations } from './tables.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = typeof conversationMessages.$inferSelect
export type NewMessage = {
  id: string
  role: 'user' | 'assistant'
  content: string
  sources: ReplySource[]
  isPartial: boolean
}

const ownedBy = (userId: string, id: string) =>
  and(eq(conversations.id, id), eq(conversations.userId, userId))
/** A typed `%` or `_` is meant as itself. */
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const isEmpty = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversations.id)),
  )

/**
 * Makes the conversation, or notes on an empty one that stands under the id that it is in use again.
 * @returns false, with nothing changed, when that one is another user's or another module's
 */
export async function openConversation(
  db: Database,
  row: { id: string; userId: string; module: ChatScope; title: string; now: Date },
): Promise<boolean> {
  const { now, ...values } = row
  const opened = await db
    .insert(conversations)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: conversations.id,
      set: {
        updatedAt: sql`case when ${isEmpty(db)} then excluded.updated_at else ${conversations.updatedAt} end`,
      },
      setWhere: and(eq(conversations.userId, row.userId), eq(conversations.module, row.module)),
    })
    .returning({ id: conversations.id })
  return opened.length > 0
}

/**
 * Stores an exchange under the moment when it was asked for, in a transaction. Messages that stand under the same ids
 * are an earlier try, and are replaced. Stores nothing when they are a later one, or when the conversation was deleted
 * meanwhile.
 */
export async function appendMessages(
  tx: Database,
  conversationId: string,
  messages: readonly NewMessage[],
  { askedAt, now }: { askedAt: Date; now: Date },
): Promise<void> {
  const [touched] = await tx
    .update(conversations)
    .set({ updatedAt: now, isEmpty: false })
    .where(eq(conversations.id, conversationId))
    .returning({ id: conversations.id })
  if (!touched) return
  const isSame = inArray(
    conversationMessages.id,
    messages.map(({ id }) => id),
  )
  const later = await tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(and(isSame, eq(conversationMessages.role, 'user'), gt(conversationMessages.createdAt, askedAt)))
  if (later.length > 0) return
  await tx.delete(conversationMessages).where(isSame)
  // A millisecond apart, so that the order of the exchange is the order of its moments.
  const rows = messages.map((message, index) => ({
    ...message,
    conversationId,
    createdAt: new Date(askedAt.getTime() + index),
  }))
  await tx.insert(conversationMessages).values(rows)
}

/** Deletes a conversation without a message that was made at `madeAt` and not opened since. */
export async function deleteIfUnused(db: Database, conversationId: string, madeAt: Date): Promise<void> {
  const isUnused = and(eq(conversations.createdAt, madeAt), eq(conversations.updatedAt, madeAt), isEmpty(db))
  await db.delete(conversations).where(and(eq(conversations.id, conversationId), isUnused))
}

/**
 * Deletes the conversations without a message that were opened last at `before` or earlier. The mark leads to them by
 * its index; that there is no message is asked all the same.
 */
export async function deleteEmptyConversations(db: Database, before: Date): Promise<void> {
  await db
    .delete(conversations)
    .where(and(conversations.isEmpty, lte(conversations.updatedAt, before), isEmpty(db)))
}

/** The user's conversations with at least one message, newest first. */
export async function findConversations(
  db: Database,
  userId: string,
  filter: { module?: ChatScope; search?: string; before?: Date; limit: number },
): Promise<ConversationRow[]> {
  const messagesWhere = (condition?: ReturnType<typeof ilike>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(conversationMessages)
        .where(and(eq(conversationMessages.conversationId, conversations.id), condition)),
    )
  const pattern = filter.search ? likePattern(filter.search) : undefined
  return await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        filter.module ? eq(conversations.module, filter.module) : undefined,
        filter.before ? lt(conversations.updatedAt, filter.before) : undefined,
        messagesWhere(),
        pattern
          ? or(
              ilike(conversations.title, pattern),
              messagesWhere(ilike(conversationMessages.content, pattern)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(conversations.updatedAt))
    .limit(filter.limit)
}

export async function findConversation(
  db: Database,
  userId: string,
  id: string,
): Promise<{ row: ConversationRow; messages: MessageRow[] } | null> {
  const [row] = await db.select().from(conversations).where(ownedBy(userId, id))
  if (!row) return null
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, id))
    .orderBy(conversationMessages.createdAt)
  return { row, messages }
}

export async function updateTitle(
  db: Database,
  userId: string,
  id: string,
  title: string,
): Promise<ConversationRow | null> {
  const [row] = await db.update(conversations).set({ title }).where(ownedBy(userId, id)).returning()
  return row ?? null
}

/** Deletes one conversation, all of a module, or all of a user. Returns how many there were. */
export async function deleteConversations(
  db: Database,
  userId: string,
  which: { id?: string; module?: ChatScope } = {},
): Promise<number> {
  const rows = await db
    .delete(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        which.id ? eq(conversations.id, which.id) : undefined,
        which.module ? eq(conversations.module, which.module) : undefined,
      ),
    )
    .returning({ id: conversations.id })
  return rows.length
}
