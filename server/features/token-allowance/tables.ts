import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

/**
 * The running total of the current period: what the reservations that stand in the ledger below since the last reset
 * add up to with their settlements.
 */
export const userTokenUsage = pgTable(
  'user_token_usage',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokensUsed: integer('tokens_used').notNull().default(0),
    resetDate: timestamp('reset_date', { withTimezone: true }).notNull(),
  },
  (table) => [check('tokens_used_not_negative', sql`${table.tokensUsed} >= 0`)],
)

/** Append-only: every reservation, its settlement, and every reset. `amount` is in tokens and may be negative. */
export const tokenLedger = pgTable(
  'token_ledger',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the act once per user: the same key is never booked twice. */
    idempotencyKey: text('idempotency_key').notNull(),
    kind: text('kind', { enum: ['reserve', 'settle', 'reset'] }).notNull(),
    amount: integer('amount').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('token_ledger_once').on(table.userId, table.idempotencyKey),
    index('token_ledger_user_created').on(table.userId, table.createdAt),
  ],
)
