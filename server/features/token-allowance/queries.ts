import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { MONTHLY_TOKEN_LIMIT, oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import { noteCountChange } from '../../platform/counts/queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { writeOnce } from '../../platform/database/write-once.ts'
import { openReservations, tokenLedger, userTokenUsage } from './tables.ts'

export type UsageRecord = { tokensUsed: number; resetDate: Date }
export type Reservation = { reservedTokens: number }

/** The key of the settlement that belongs to a reservation's key. */
export const settleKey = (key: string) => `${key}:settle`

const timestamp = (value: Date) => sql`${value.toISOString()}::timestamptz`

const QUARTER_HOUR_MS = 15 * 60 * 1000
const quarterHour = (at: Date) => Math.floor(at.getTime() / QUARTER_HOUR_MS)
const quarterHourOf = (entry: 'reserve' | 'old') =>
  sql.raw(`floor(extract(epoch from ${entry}.created_at) / 900)::int`)

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
    returning user_id, idempotency_key, kind, amount`)
  const opened = db.$with('opened', {}).as(sql`
    insert into open_reservations (user_id, key, reserved_tokens, created_at)
    select user_id, idempotency_key, amount, ${now} from booked where kind = 'reserve'`)
  return db
    .with(before, granted, entries, booked, opened)
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
 * Books the difference between what was reserved and what was used, once per key, closes the reservation and counts
 * what was used for the operator. A reservation of a period that has ended leaves the new period as it is. The record
 * must be held (`lockUsage`), so that no reset is overlooked. Returns false when it was booked before.
 */
export async function settleHeldUsage(
  tx: Database,
  settlement: { userId: string; key: string; used: number; reserved: number; now: Date },
): Promise<boolean> {
  const { userId, key, used, reserved, now } = settlement
  const result = (await tx.execute(sql`
    with booked as (
      insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
      values (${userId}, ${settleKey(key)}, 'settle', ${used - reserved}, ${timestamp(now)})
      on conflict do nothing returning user_id, amount
    ), closed as (
      delete from open_reservations where user_id = ${userId} and key = ${key}
    ), counted as (
      ${noteCountChange('tokens-used', used, sql`booked where ${used}::bigint > 0`)}
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

/**
 * Starts a new period for up to `limit` users whose reset date has passed, those who wait longest first. Returns their
 * ids. A record that a message holds at this moment is left: the message itself starts the new period.
 */
export async function resetDueUsages(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const result = (await db.execute(sql`
    with due as (
      select user_id, tokens_used, reset_date from user_token_usage
      where reset_date <= ${timestamp(now)} order by reset_date limit ${limit}::int for update skip locked
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
export async function findStaleReservations(
  db: Database,
  { before, limit }: { before: Date; limit: number },
) {
  return await db
    .select({
      userId: openReservations.userId,
      key: openReservations.key,
      reservedTokens: openReservations.reservedTokens,
    })
    .from(openReservations)
    .where(lt(openReservations.createdAt, before))
    .orderBy(openReservations.createdAt)
    .limit(limit)
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
 * the next below zero. One statement, so that what moves out of the ledger meanwhile counts once.
 */
export async function sumSpentByQuarterHour(
  db: Database,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ at: Date; tokens: number }[]> {
  const result = (await db.execute(sql`
    select quarter_hour, sum(tokens)::int as tokens from (
      select ${quarterHourOf('reserve')} as quarter_hour, reserve.amount + coalesce(settlement.amount, 0) as tokens
      from token_ledger as reserve left join token_ledger as settlement
        on settlement.user_id = reserve.user_id and settlement.idempotency_key = reserve.idempotency_key || ':settle'
      where reserve.user_id = ${userId} and reserve.kind = 'reserve'
        and reserve.created_at >= ${timestamp(from)} and reserve.created_at < ${timestamp(to)}
      union all
      select quarter_hour, tokens from token_spends where user_id = ${userId}
        and quarter_hour >= ${quarterHour(from)}::int and quarter_hour < ${quarterHour(to)}::int
    ) as spends group by quarter_hour order by quarter_hour`)) as unknown as {
    rows: { quarter_hour: number; tokens: number }[]
  }
  return result.rows.map((row) => ({ at: new Date(row.quarter_hour * QUARTER_HOUR_MS), tokens: row.tokens }))
}

/**
 * Moves the next entries of the ledger that are older than `before` out of it: reservations with their settlements add
 * up in `token_spends`, resets go. Entries of users with a reservation as old that is still open stay, because settling
 * it looks at them. `limit` entries are looked at, in the order of their ids after `afterId`. Returns the id to go on
 * after, or null when the entries from there on are too young.
 */
export async function foldLedger(
  db: Database,
  { before, afterId, limit }: { before: Date; afterId: number; limit: number },
): Promise<number | null> {
  const result = (await db.execute(sql`
    with looked_at as (
      select id, user_id, idempotency_key, kind, amount, created_at from token_ledger
      where id > ${afterId}::bigint order by id limit ${limit}::int
    ), old as (
      select looked_at.*, settlement.id as settlement_id, coalesce(settlement.amount, 0) as settled
      from looked_at left join token_ledger as settlement on looked_at.kind = 'reserve'
        and settlement.user_id = looked_at.user_id
        and settlement.idempotency_key = looked_at.idempotency_key || ':settle'
      where looked_at.kind <> 'settle' and looked_at.created_at < ${timestamp(before)} and not exists (
        select 1 from open_reservations as open
        where open.user_id = looked_at.user_id and open.created_at < ${timestamp(before)})
    ), gone as (
      delete from token_ledger where id in (
        select id from old union all select settlement_id from old where settlement_id is not null)
    ), summed as (
      insert into token_spends as spends (user_id, quarter_hour, tokens)
      select user_id, ${quarterHourOf('old')}, sum(amount + settled)::int
      from old where kind = 'reserve' group by 1, 2 having sum(amount + settled) > 0 order by 1, 2
      on conflict (user_id, quarter_hour) do update set tokens = spends.tokens + excluded.tokens
    )
    select max(id)::float8 as last_id, bool_or(created_at < ${timestamp(before)}) as has_old
    from looked_at`)) as unknown as { rows: { last_id: number | null; has_old: boolean | null }[] }
  const [row] = result.rows
  return row?.has_old ? row.last_id : null
}
