import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/** What a user changed; what is absent is the default of the domain. `version` rises with each change. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When to look again whether a reminder is due: never too late, sometimes too early. Null: none is wished for. */
    reminderLookAt: timestamp('reminder_look_at', { withTimezone: true }),
  },
  (table) => [
    index('user_settings_reminder_look')
      .on(table.reminderLookAt)
      .where(sql`${table.reminderLookAt} is not null`),
  ],
)

/** What mail a user agreed to, and what was last sent. Tokens are stored as hashes. */
export const mailConsents = pgTable('mail_consents', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  unsubscribeTokenHash: text('unsubscribe_token_hash').unique(),
  newsletterTokenHash: text('newsletter_token_hash').unique(),
  newsletterConfirmed: boolean('newsletter_confirmed').notNull().default(false),
  /** The user's own calendar day (YYYY-MM-DD) of the last reminder, so that none is sent twice. */
  lastReminderDay: text('last_reminder_day'),
})
