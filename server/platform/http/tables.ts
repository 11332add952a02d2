import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One counter per limit and caller in the current window. It lives in the database so that it holds across processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  // A deleted account's counters are found by how their keys end.
  (table) => [index('rate_limits_key_end').on(sql`reverse(${table.key}) text_pattern_ops`)],
)
