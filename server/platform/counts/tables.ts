import { bigint, bigserial, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many there are of something, up to the changes below. Counting the rows themselves takes longer with every user.
 * Names: `users`, `subscriptions:<status>` (both noted by triggers of migration `growth`), `tokens-used`.
 */
export const runningCounts = pgTable('running_counts', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
})

/**
 * Changes that are not in the counts yet; a job adds them up. Rows that are only ever added make nobody wait, as one
 * row per count would that every request writes to.
 */
export const runningCountChanges = pgTable('running_count_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  change: bigint('change', { mode: 'number' }).notNull(),
})
