import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { users } from '../accounts/tables.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    module: text('module').notNull(),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** It holds no message yet. */
    isEmpty: boolean('is_empty').notNull().default(true),
  },
  (table) => [
    index('conversations_user_module_updated').on(table.userId, table.module, table.updatedAt),
    index('conversations_empty').on(table.updatedAt).where(sql`${table.isEmpty}`),
  ],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    sources: jsonb('sources').$type<ReplySource[]>().notNull().default([]),
    /** The person stopped the reply, or it broke off, before it was complete. */
    isPartial: boolean('is_partial').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('conversation_messages_conversation_created').on(table.conversationId, table.createdAt)],
)
