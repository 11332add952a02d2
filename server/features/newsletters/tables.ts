import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newsletterProgressStates } from '#domain/newsletters/contract.ts'
import { users } from '../accounts/tables.ts'

/** What operators wrote for the subscribers. The id is the browser's, so that a repeated request adds nothing. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: newsletterProgressStates }).notNull(),
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Set when it ended, as its deliveries are deleted then. */
    sentCount: integer('sent_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
  },
  (table) => [
    index('newsletters_created').on(table.createdAt),
    index('newsletters_sending').on(table.id).where(sql`${table.state} = 'sending'`),
  ],
)

/** Whom a newsletter goes to, from the start of its sending to its end. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    newsletterId: uuid('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    /** Until then nobody takes it: it is being sent, or waits for its next try. */
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.newsletterId, table.userId] }),
    index('newsletter_deliveries_user').on(table.userId),
    index('newsletter_deliveries_open')
      .on(table.newsletterId, table.heldUntil)
      .where(sql`${table.sentAt} is null`),
  ],
)
