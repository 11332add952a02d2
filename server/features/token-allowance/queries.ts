import { and, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MONTHLY_TOKEN_LIMIT, oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import type { Database } from '../../platform/database/database.ts'
import { writeOnce } from '../../platform/database/write-once.ts'
import { tokenLedger, userTokenUsage } from './tables.ts'

export type UsageRecord = { tokensUsed: number; resetDate: Date }
export type Reservation = { reservedTokens: number }

/** The key of the settlement that belongs to a reservation's key. */
export const settleKey = (key: string) => `${key}:settle`

const timestamp = (value: Date) => sql`${value.toISOString()}::timestamptz`

export async function insertUsageIfMissing(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .insert(userTokenUsage)
    .values({ userId, tokensUsed: 0, resetDate: oneMonthAfter(now) })
    .onConflictDoNothing()
}

const usageOf = writeOnce((db) =>
  db
    .select({ tokensUsed: userTokenUsage.tokensUsed, resetDate: userTokenUsage.resetDate })
    .from(userTokenUsage)
    .where(eq(userTokenUsage.userId, sql.placeholder('userId')))
    .prepare('usage'),
)

export async function findUsage(db: Database, userId: string): Promise<UsageRecord | null> {
  const [row] = await usageOf(db).execute({ userId })
  return row ?? null
}

const reservation = writeOnce((db) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const wanted = sql`${sql.placeholder('wanted')}::int`
  const before = db.$with('before', {}).as(sql`
    select user_id, tokens_used, reset_date <= ${now} as is_due,
      case when reset_date <= ${now} then 0 else tokens_used end as used,
      case when reset_date <= ${now} then ${sql.placeholder('nextReset')}::timestamptz else reset_date end as reset_date
    from user_token_usage where user_id = ${sql.placeholder('userId')} for update`)
  const granted = db.$with('granted', {}).as(sql`
    update user_token_usage as usage
    set tokens_used = before.used + least(${wanted}, ${MONTHLY_TOKEN_LIMIT}::int - before.used),
        reset_date = before.reset_date
    from before
    where usage.user_id = before.user_id
      and before.used + ${sql.placeholder('minimum')}::int <= ${MONTHLY_TOKEN_LIMIT}::int
    returning usage.user_id, least(${wanted}, ${MONTHLY_TOKEN_LIMIT}::int - before.used) as amount,
      before.is_due, before.tokens_used`)
  const entries = db.$with('entries', {}).as(sql`
    select user_id, ${sql.placeholder('resetKey')} as key, 'reset' as kind, -tokens_used as amount, 1 as place
    from granted where is_due
    union all
    select user_id, ${sql.placeholder('key')}, 'reserve', amount, 2 from granted`)
  const booked = db.$with('booked', {}).as(sql`
    insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
    select user_id, key, kind, amount, ${now} from entries order by place
    returning kind, amount`)
  return db
    .with(before, granted, entries, booked)
    .select({ reservedTokens: sql<number>`amount` })
    .from(sql`booked`)
    .where(sql`kind = 'reserve'`)
    .prepare('reservation')
})

/**
 * Takes up to `wanted` tokens, at least `minimum`, in one statement: two requests spending the last tokens at
 * the same moment wait for each other's row and never take more than the limit together. A record whose reset
 * date has passed starts its new period here, with a reset that stands in the ledger before the reservation. Null
 * when less than `minimum` is left; the ledger's unique key fails the statement when the same act is booked twice.
 */
export async function reserveInOneStatement(
  db: Database,
  request: { userId: string; key: string; wanted: number; minimum: number; now: Date },
): Promise<Reservation | null> {
  const { userId, key, wanted, minimum, now } = request
  const [granted] = await reservation(db).execute({
    userId,
    key,
    resetKey: `${key}:reset`,
    wanted,
    minimum,
    now: now.toISOString(),
    nextReset: oneMonthAfter(now).toISOString(),
  })
  return granted ?? null
}

/**
 * Books the difference between what was reserved and what was used, once per key. A reservation of a period that has
 * ended leaves the new period as it is. The record must be held (`lockUsage`), so that no reset is overlooked.
 * Returns false when it was booked before.
 */
export async function settleHeldUsage(
  tx: Database,
  settlement: { userId: string; key: string; difference: number; now: Date },
): Promise<boolean> {
  const { userId, key, difference, now } = settlement
  const result = (await tx.execute(sql`
    with booked as (
      insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
      values (${userId}, ${settleKey(key)}, 'settle', ${difference}, ${timestamp(now)})
      on conflict do nothing returning user_id, amount
    ), settled as (
      update user_token_usage as usage
      set tokens_used = least(${MONTHLY_TOKEN_LIMIT}::int, greatest(0, usage.tokens_used + booked.amount))
      from booked where usage.user_id = booked.user_id and not exists (
        select 1 from token_ledger as reserve join token_ledger as reset on reset.user_id = reserve.user_id
          and reset.kind = 'reset' and reset.created_at >= reserve.created_at and reset.id > reserve.id
        where reserve.user_id = booked.user_id and reserve.idempotency_key = ${key}
      )
    )
    select user_id from booked`)) as unknown as { rows: unknown[] }
  return result.rows.length > 0
}

/** The user's record, held against every spend and reset until the transaction ends. */
export async function lockUsage(tx: Database, userId: string): Promise<UsageRecord | null> {
  const [row] = await tx
    .select({ tokensUsed: userTokenUsage.tokensUsed, resetDate: userTokenUsage.resetDate })
    .from(userTokenUsage)
    .where(eq(userTokenUsage.userId, userId))
    .for('update')
  return row ?? null
}

/** Starts a new period for a user whose record is held and shows `tokensUsed`, whatever the reset date says. */
export async function resetUsage(
  tx: Database,
  reset: { userId: string; tokensUsed: number; key: string; now: Date },
): Promise<UsageRecord> {
  const { userId, tokensUsed, key, now } = reset
  const resetDate = oneMonthAfter(now)
  await tx
    .insert(tokenLedger)
    .values({ userId, idempotencyKey: key, kind: 'reset', amount: -tokensUsed, createdAt: now })
  await tx.update(userTokenUsage).set({ tokensUsed: 0, resetDate }).where(eq(userTokenUsage.userId, userId))
  return { tokensUsed: 0, resetDate }
}

/** Starts a new period for every user whose reset date has passed. Returns their ids. */
export async function resetDueUsages(db: Database, now: Date): Promise<string[]> {
  const result = (await db.execute(sql`
    with due as (
      select user_id, tokens_used, reset_date from user_token_usage
      where reset_date <= ${timestamp(now)} for update
    ), booked as (
      insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
      select user_id, 'period:' || reset_date::text, 'reset', -tokens_used, ${timestamp(now)} from due
      on conflict do nothing
    )
    update user_token_usage as usage set tokens_used = 0, reset_date = ${timestamp(oneMonthAfter(now))}
    from due where usage.user_id = due.user_id
    returning usage.user_id`)) as unknown as { rows: { user_id: string }[] }
  return result.rows.map(({ user_id }) => user_id)
}

/** Reservations older than `before` that nobody settled: the process that made them ended in between. */
export async function findStaleReservations(db: Database, before: Date) {
  const settled = alias(tokenLedger, 'settled')
  return await db
    .select({ userId: tokenLedger.userId, key: tokenLedger.idempotencyKey, amount: tokenLedger.amount })
    .from(tokenLedger)
    .where(
      and(
        eq(tokenLedger.kind, 'reserve'),
        lt(tokenLedger.createdAt, before),
        notExists(
          db
            .select({ one: sql`1` })
            .from(settled)
            .where(
              and(
                eq(settled.userId, tokenLedger.userId),
                eq(settled.idempotencyKey, sql`${tokenLedger.idempotencyKey} || ':settle'`),
              ),
            ),
        ),
      ),
    )
    .limit(500)
}

/** What the ledger holds under the given keys. */
export async function findLedgerEntries(db: Database, userId: string, keys: readonly string[]) {
  return await db
    .select({ key: tokenLedger.idempotencyKey, amount: tokenLedger.amount })
    .from(tokenLedger)
    .where(and(eq(tokenLedger.userId, userId), inArray(tokenLedger.idempotencyKey, [...keys])))
}

/**
 * Tokens spent from `from` up to `to`, by quarter of an hour: every time zone's midnight lies on one. A
 * settlement counts where its reservation stands, else a reply over midnight would leave one day too high and
 * the next below zero.
 */
export async function sumSpentByQuarterHour(
  db: Database,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ at: Date; tokens: number }[]> {
  const settlement = alias(tokenLedger, 'settlement')
  const quarterHour = sql<number>`floor(extract(epoch from ${tokenLedger.createdAt}) / 900)::int`
  const rows = await db
    .select({
      quarterHour,
      tokens: sql<number>`sum(${tokenLedger.amount} + coalesce(${settlement.amount}, 0))::int`,
    })
    .from(tokenLedger)
    .leftJoin(
      settlement,
      and(
        eq(settlement.userId, tokenLedger.userId),
        eq(settlement.idempotencyKey, sql`${tokenLedger.idempotencyKey} || ':settle'`),
      ),
    )
    .where(
      and(
        eq(tokenLedger.userId, userId),
        eq(tokenLedger.kind, 'reserve'),
        gte(tokenLedger.createdAt, from),
        lt(tokenLedger.createdAt, to),
      ),
    )
    .groupBy(quarterHour)
    .orderBy(quarterHour)
  return rows.map((row) => ({ at: new Date(row.quarterHour * 900_000), tokens: row.tokens }))
}
