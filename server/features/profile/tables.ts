import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text('bio'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Re-encoded pictures, small enough (tens of kilobytes) to live with the rest of a user's data. */
export const avatars = pgTable('avatars', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of the picture's address, so that a new picture is a new address. */
  version: text('version').notNull().unique(),
  contentType: text('content_type').notNull(),
  bytes: bytes('bytes').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
