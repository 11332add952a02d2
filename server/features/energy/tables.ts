import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { energyLevels } from '#domain/energy/energy-level.ts'
import { users } from '../accounts/tables.ts'

/** How much energy a user said they had. The id is the browser's, so that a repeated request adds nothing. */
export const energyCheckins = pgTable(
  'energy_checkins',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    level: text('level', { enum: energyLevels }).notNull(),
    words: text('words').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('energy_checkins_user_created').on(table.userId, table.createdAt),
  ],
)
