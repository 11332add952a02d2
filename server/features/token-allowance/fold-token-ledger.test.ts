import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { foldTokenLedger } from './fold-token-ledger.ts'
import { findUsage, sumSpentByQuarterHour } from './queries.ts'
import { releaseStaleReservations } from './release-stale-reservations.ts'
import { reserveTokens, settleTokens } from './reserve-tokens.ts'
import { resetEligibleTokenUsages } from './reset-token-usage.ts'
import { openReservations, tokenLedger, tokenSpends } from './tables.ts'

const ALL_TIME = { from: new Date('2020-01-01'), to: new Date('2030-01-01') }

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  await test.db.delete(tokenLedger)
  userId = await test.addUser(crypto.randomUUID())
})

const reserve = (key: string, wanted = 1_000) =>
  reserveTokens(test.services, { userId, key, wanted, minimum: 1 })

async function spend(at: string, tokens: number): Promise<void> {
  test.clock.now = new Date(at)
  const reservation = await reserve(`chat:${crypto.randomUUID()}`)
  // A reply may end in another quarter of an hour than it began.
  test.clock.now = new Date(test.clock.now.getTime() + 600_000)
  await settleTokens(test.services, reservation, tokens)
}
const resetAt = async (at: string) => {
  test.clock.now = new Date(at)
  await resetEligibleTokenUsages(test.services)
}
const spends = () => sumSpentByQuarterHour(test.db, userId, ALL_TIME)
const ledgerOf = () => test.db.select().from(tokenLedger).where(eq(tokenLedger.userId, userId))

describe('the retention of the token ledger', () => {
  it('keeps the running total and what the Progress report shows, while old entries go', async () => {
    await spend('2026-06-01T09:55:00Z', 120)
    await spend('2026-06-01T09:58:00Z', 30)
    await spend('2026-06-02T23:58:00Z', 50)
    await resetAt('2026-07-02T00:00:00Z')
    await spend('2026-11-01T10:00:00Z', 70)
    await resetAt('2026-12-02T00:00:00Z')
    await spend('2026-12-03T10:00:00Z', 9)
    const before = { spends: await spends(), usage: await findUsage(test.db, userId) }
    expect(before.usage?.tokensUsed).toBe(9)

    test.clock.now = new Date('2026-12-04T12:00:00Z')
    await foldTokenLedger(test.services)
    expect({ spends: await spends(), usage: await findUsage(test.db, userId) }).toEqual(before)
    const left = await ledgerOf()
    expect(left.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'reset 0',
      'reserve 1000',
      'settle -930',
      'reset -70',
      'reserve 1000',
      'settle -991',
    ])
    expect(left.reduce((sum, { amount }) => sum + amount, 0)).toBe(9)
    expect(await test.db.$count(tokenSpends, eq(tokenSpends.userId, userId))).toBe(2)

    await foldTokenLedger(test.services)
    expect({ spends: await spends(), usage: await findUsage(test.db, userId) }).toEqual(before)
  })

  it('adds to what was taken out before', async () => {
    await spend('2026-06-01T09:55:00Z', 120)
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    await foldTokenLedger(test.services)
    await spend('2026-06-01T09:56:00Z', 30)
    test.clock.now = new Date('2026-11-22T12:00:00Z')
    await foldTokenLedger(test.services)
    expect(await spends()).toEqual([{ at: new Date('2026-06-01T09:45:00Z'), tokens: 150 }])
  })

  it('keeps entries for 100 days, to the second', async () => {
    await spend('2026-06-01T10:00:00Z', 5)
    test.clock.now = new Date('2026-09-09T10:00:00Z')
    await foldTokenLedger(test.services)
    expect(await ledgerOf()).toHaveLength(2)
    test.clock.now = new Date('2026-09-09T10:00:01Z')
    await foldTokenLedger(test.services)
    expect(await ledgerOf()).toEqual([])
  })

  it('leaves a user alone whose old reservation nobody settled yet: settling it changes no later period', async () => {
    test.clock.now = new Date('2026-06-01T10:00:00Z')
    const forgotten = await reserve('chat:forgotten', 4_000)
    await resetAt('2026-07-02T00:00:00Z')
    await resetAt('2026-11-01T00:00:00Z')
    await spend('2026-11-20T10:00:00Z', 3_000)
    await foldTokenLedger(test.services)
    await settleTokens(test.services, forgotten, 0)
    expect((await findUsage(test.db, userId))?.tokensUsed).toBe(1_000)
  })

  it('goes through a long ledger in batches', async () => {
    await test.db.execute(sql`
      insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
      select ${userId}, 'k' || n || kind, kind, 2, timestamptz '2026-05-01' + n * interval '1 second'
      from generate_series(1, 4000) as n, unnest(array['reserve', 'reset', 'reserve']) with ordinality as kinds (kind, place)
      on conflict do nothing`)
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    await foldTokenLedger(test.services)
    expect(await ledgerOf()).toEqual([])
    expect((await spends()).reduce((sum, { tokens }) => sum + tokens, 0)).toBe(8_000)
  })
})

describe('open reservations', () => {
  it('are those that nobody settled', async () => {
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    const open = () => test.db.$count(openReservations, eq(openReservations.userId, userId))
    const first = await reserve('chat:first')
    await reserve('chat:second')
    expect(await open()).toBe(2)
    await settleTokens(test.services, first, 10)
    expect(await open()).toBe(1)
    test.clock.now = new Date('2026-11-21T12:16:00Z')
    await releaseStaleReservations(test.services)
    expect(await open()).toBe(0)
    expect((await findUsage(test.db, userId))?.tokensUsed).toBe(10)
  })

  it('are all given back, also those of a process that left many', async () => {
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    await reserve('chat:0', 3)
    await test.db.execute(sql`
      insert into open_reservations (user_id, key, reserved_tokens, created_at)
      select ${userId}, 'chat:' || n, 3, '2026-11-21T12:00:00Z' from generate_series(1, 500) as n`)
    await test.db.execute(sql`
      insert into token_ledger (user_id, idempotency_key, kind, amount, created_at)
      select user_id, key, 'reserve', reserved_tokens, created_at from open_reservations where key <> 'chat:0'`)
    await test.db.execute(sql`update user_token_usage set tokens_used = 1503 where user_id = ${userId}`)
    test.clock.now = new Date('2026-11-21T12:16:00Z')
    expect(await releaseStaleReservations(test.services)).toBe(501)
    expect((await findUsage(test.db, userId))?.tokensUsed).toBe(0)
  })
})

describe('the reset of everybody who is due', () => {
  it('goes batch by batch, and tells each once', async () => {
    await test.db.execute(sql`
      insert into users (id, name, email) select 'due-' || n, 'n', 'due-' || n || '@example.org' from generate_series(1, 2100) as n`)
    await test.db.execute(sql`
      insert into user_token_usage (user_id, tokens_used, reset_date)
      select id, 7, '2026-11-01' from users where id like 'due-%'`)
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    const told: string[][] = []
    const events = {
      ...test.services.events,
      publishToAll: async (_db: unknown, userIds: readonly string[]) => void told.push([...userIds]),
    }
    const due = await test.db.execute(
      sql`select 1 from user_token_usage where reset_date <= '2026-11-21T12:00:00Z'`,
    )
    const count = (due as unknown as { rows: unknown[] }).rows.length
    expect(await resetEligibleTokenUsages({ ...test.services, events })).toBe(count)
    expect(told.map(({ length }) => length)).toEqual([1_000, 1_000, count - 2_000])
    expect(new Set(told.flat()).size).toBe(count)
    expect(await findUsage(test.db, 'due-2100')).toEqual({
      tokensUsed: 0,
      resetDate: new Date('2026-12-21T12:00:00Z'),
    })
  })
})
