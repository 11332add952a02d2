import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts on their way out: deleted for good when `deleteAfter` has passed, kept when the person signs in and undoes it. */
export const accountDeletions = pgTable('account_deletions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment('requested_at').notNull(),
  deleteAfter: moment('delete_after').notNull(),
  /** The subscription was running when the deletion was asked for, so undoing the deletion lets it go on. */
  cancelsSubscription: boolean('cancels_subscription').notNull().default(false),
})
