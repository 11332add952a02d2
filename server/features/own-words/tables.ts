import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** Sentences that a user keeps to say or send them again. The id is the browser's: a repeated request adds nothing. */
export const keptSentences = pgTable(
  'kept_sentences',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    person: text('person').notNull(),
    place: text('place').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('kept_sentences_user_created').on(table.userId, table.createdAt),
  ],
)
