import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const supportRequestStates = ['open', 'answered', 'closed'] as const

export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** A conversation as Markdown, only when the user attached it. */
    attachment: text('attachment'),
    state: text('state', { enum: supportRequestStates }).notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('support_requests_user').on(table.userId, table.createdAt),
    index('support_requests_created').on(table.createdAt),
    index('support_requests_state').on(table.state, table.createdAt),
  ],
)
