import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { users } from '../accounts/tables.ts'

/** A progress report shared by link. The link's token is stored as a hash; chats are never part of `items`. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    recipient: text('recipient').notNull(),
    items: jsonb('items').$type<ShareItem[]>().notNull(),
    /** The user's own calendar days, YYYY-MM-DD, both included. */
    fromDay: text('from_day').notNull(),
    toDay: text('to_day').notNull(),
    timeZone: text('time_zone').notNull(),
    /** What the link shows, as it was when the link was made; null once the link has ended. */
    report: jsonb('report').$type<SharedReport>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('share_links_user').on(table.userId, table.createdAt)],
)

export const shareViews = pgTable(
  'share_views',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => shareLinks.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('share_views_link').on(table.linkId, table.viewedAt)],
)
