import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How the runs of each kind of job ended, by day (UTC): finished jobs themselves are not kept. */
export const jobCounts = pgTable(
  'job_counts',
  {
    name: text('name').notNull(),
    day: date('day').notNull(),
    completed: integer('completed').notNull(),
    /** Of the completed ones those that had nothing to do any more, because they came too late. */
    dropped: integer('dropped').notNull(),
    lastCompletedAt: timestamp('last_completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.day] })],
)
