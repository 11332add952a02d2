import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
  (table) => [
    check('tokens_used_not_negative', sql`${table.tokensUsed} >= 0`),
    index('user_token_usage_reset_date').on(table.resetDate),
  ],
)

/**
 * Append-only: every reservation, its settlement, and every reset. `amount` is in tokens and may be negative. What is
 * older than the ledger's retention moves to `tokenSpends`.
 */
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

/**
 * The reservations that nobody settled yet, kept apart: looking for them among all that were ever made takes longer
 * with every message.
 */
export const openReservations = pgTable(
  'open_reservations',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The idempotency key of its entry in the ledger. */
    key: text('key').notNull(),
    reservedTokens: integer('reserved_tokens').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('open_reservations_created').on(table.createdAt),
  ],
)

/** What was spent in each quarter of an hour, for the time that the ledger no longer reaches back to. */
export const tokenSpends = pgTable(
  'token_spends',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The whole quarters of an hour since 1970 (UTC) at its beginning. */
    quarterHour: integer('quarter_hour').notNull(),
    tokens: integer('tokens').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quarterHour] })],
)
