import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { releaseStaleReservations } from './release-stale-reservations.ts'
import { reserveTokens, settleTokens } from './reserve-tokens.ts'
import { resetEligibleTokenUsages } from './reset-token-usage.ts'
import { tokenLedger, userTokenUsage } from './tables.ts'

const test = setUpTestApp({ env: { OPERATOR_EMAILS: 'operator@example.org', DEMO_MODE: 'false' } })
let userId: string

beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T12:00:00Z')
  userId = await test.addUser(crypto.randomUUID())
})

const usageOf = async (id = userId) =>
  await (await test.send('GET', '/api/token-usage', { headers: test.as(id) })).json()
const spend = (tokens: number, id = userId) =>
  reserveTokens(test.services, { userId: id, key: crypto.randomUUID(), wanted: tokens, minimum: tokens })

describe('GET /api/token-usage', () => {
  it('creates a record with 0 used and a reset date one month ahead', async () => {
    expect(await usageOf()).toEqual({
      tokensUsed: 0,
      tokenLimit: 500_000,
      remaining: 500_000,
      resetDate: '2026-12-21T12:00:00.000Z',
    })
  })

  it.each([
    ['GET', '/api/token-usage'],
    ['POST', '/api/count-tokens'],
    ['POST', '/api/reset-token-usage'],
    ['POST', '/api/reset-token-usage/all'],
  ])('%s %s is refused without a session', async (method, path) => {
    const reply = await test.send(method, path)
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated', title: 'Authentication required' })
  })

  it("never shows another user's usage", async () => {
    const other = await test.addUser(crypto.randomUUID())
    await spend(1_000, other)
    expect(await usageOf()).toMatchObject({ tokensUsed: 0 })
  })
})

describe('reserving and settling', () => {
  it('books the reservation at once and the difference afterwards', async () => {
    const reservation = await reserveTokens(test.services, { userId, key: 'a', wanted: 900, minimum: 10 })
    expect(await usageOf()).toMatchObject({ tokensUsed: 900 })
    await settleTokens(test.services, reservation, 250)
    await settleTokens(test.services, reservation, 250)
    expect(await usageOf()).toMatchObject({ tokensUsed: 250 })
  })

  it.each([0, -5])('changes nothing and succeeds for an amount of %i', async (amount) => {
    const reservation = await reserveTokens(test.services, { userId, key: 'a', wanted: 900, minimum: 10 })
    await settleTokens(test.services, reservation, amount)
    expect(await usageOf()).toMatchObject({ tokensUsed: 0 })
  })

  it('never settles above what was reserved', async () => {
    const reservation = await spend(100)
    await settleTokens(test.services, reservation, 5_000)
    expect(await usageOf()).toMatchObject({ tokensUsed: 100 })
  })

  it('grants what is left when the wish does not fit, and refuses below the minimum', async () => {
    await spend(499_900)
    const last = await reserveTokens(test.services, { userId, key: 'last', wanted: 1_000, minimum: 50 })
    expect(last.reservedTokens).toBe(100)
    await expect(spend(1)).rejects.toMatchObject({ code: 'token-limit-exceeded' })
    expect(await usageOf()).toMatchObject({ tokensUsed: 500_000, remaining: 0 })
  })

  it('refuses a key that was used before and takes nothing for it', async () => {
    await reserveTokens(test.services, { userId, key: 'once', wanted: 10, minimum: 10 })
    const again = reserveTokens(test.services, { userId, key: 'once', wanted: 10, minimum: 10 })
    await expect(again).rejects.toMatchObject({ code: 'duplicate-message' })
    expect(await usageOf()).toMatchObject({ tokensUsed: 10 })
  })

  it('spends exactly the allowance when many requests want the last tokens at once', async () => {
    await spend(499_000)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => spend(300)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await usageOf()).toMatchObject({ tokensUsed: 499_900 })
  })

  it('starts a new period by itself when the reset date has passed', async () => {
    await spend(500_000)
    test.clock.now = new Date('2026-12-21T12:00:00Z')
    await spend(70)
    expect(await usageOf()).toMatchObject({ tokensUsed: 70, resetDate: '2027-01-21T12:00:00.000Z' })
  })

  it('gives back what a process reserved and never settled', async () => {
    await spend(400)
    test.clock.now = new Date('2026-11-21T12:16:00Z')
    const inUse = await spend(30)
    expect(await releaseStaleReservations(test.services)).toBeGreaterThanOrEqual(1)
    expect(await usageOf()).toMatchObject({ tokensUsed: inUse.reservedTokens })
  })

  it('leaves the new period as it is when a reservation of the ended one is settled', async () => {
    const old = await spend(4_000)
    test.clock.now = new Date('2026-12-21T12:00:00Z')
    await test.send('POST', '/api/reset-token-usage', { headers: test.as(userId) })
    const current = await spend(3_000)
    await settleTokens(test.services, old, 0)
    expect(await usageOf()).toMatchObject({ tokensUsed: 3_000 })
    await settleTokens(test.services, current, 500)
    expect(await usageOf()).toMatchObject({ tokensUsed: 500 })
  })

  it('books the reset before a reservation that begins a new period', async () => {
    const old = await spend(4_000)
    test.clock.now = new Date('2026-12-21T12:00:00Z')
    const current = await spend(3_000)
    await settleTokens(test.services, old, 100)
    await settleTokens(test.services, current, 2_000)
    const rows = await test.db
      .select({ kind: tokenLedger.kind, amount: tokenLedger.amount })
      .from(tokenLedger)
      .where(eq(tokenLedger.userId, userId))
      .orderBy(tokenLedger.id)
    expect(rows).toEqual([
      { kind: 'reserve', amount: 4_000 },
      { kind: 'reset', amount: -4_000 },
      { kind: 'reserve', amount: 3_000 },
      { kind: 'settle', amount: -3_900 },
      { kind: 'settle', amount: -1_000 },
    ])
    expect(await usageOf()).toMatchObject({ tokensUsed: 2_000 })
  })

  it('keeps a ledger that adds up to the running total', async () => {
    await settleTokens(test.services, await spend(500), 120)
    await spend(80)
    const rows = await test.db.select().from(tokenLedger).where(eq(tokenLedger.userId, userId))
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(200)
  })
})

describe('the open pages of a person', () => {
  it('are told once when a reservation is settled, and when nobody settled it', async () => {
    const reservation = await spend(100)
    await spend(50)
    const recording = await recordEvents(test.services, userId, 'settings')
    await settleTokens(test.services, reservation, 40)
    await settleTokens(test.services, reservation, 40)
    test.clock.now = new Date('2026-11-21T12:16:00Z')
    await releaseStaleReservations(test.services)
    expect(await recording.topics()).toEqual(['tokens', 'tokens'])
  })

  it('are told of an own reset, and of one for everybody', async () => {
    await spend(100)
    const recording = await recordEvents(test.services, userId, 'settings')
    test.clock.now = new Date('2026-12-21T12:00:00Z')
    await test.send('POST', '/api/reset-token-usage', { headers: test.as(userId) })
    test.clock.now = new Date('2027-01-21T12:00:00Z')
    await resetEligibleTokenUsages(test.services)
    await resetEligibleTokenUsages(test.services)
    expect(await recording.topics()).toEqual(['tokens', 'tokens'])
  })

  it('are told nothing of a change that failed', async () => {
    const reservation = await spend(100)
    const recording = await recordEvents(test.services, userId, 'settings')
    const failing = {
      ...test.services,
      events: {
        ...test.services.events,
        publish: async (...notice: Parameters<typeof test.services.events.publish>) => {
          await test.services.events.publish(...notice)
          throw new Error('the connection broke')
        },
      },
    }
    await expect(settleTokens(failing, reservation, 40)).rejects.toMatchObject({
      code: 'usage-update-failed',
    })
    expect(await usageOf()).toMatchObject({ tokensUsed: 100 })
    expect(await recording.topics()).toEqual([])
  })
})

describe('POST /api/count-tokens', () => {
  it('counts with a real tokenizer', async () => {
    const reply = await test.send('POST', '/api/count-tokens', {
      headers: test.as(userId),
      body: { text: 'Hello there' },
    })
    expect(await reply.json()).toEqual({ count: 2 })
  })

  it.each([[{}], [{ text: 5 }], [{ text: 'x'.repeat(40_001) }]])('refuses a bad body', async (body) => {
    const reply = await test.send('POST', '/api/count-tokens', { headers: test.as(userId), body })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request', issues: [{ path: 'text' }] })
  })

  it('answers malformed JSON with a problem of its own', async () => {
    const reply = await test.app.request('/api/count-tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...test.as(userId) },
      body: '{"text":',
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'malformed-json' })
  })
})

describe('resetting', () => {
  const resetOwn = (headers: Record<string, string>) =>
    test.send('POST', '/api/reset-token-usage', { headers })

  it('refuses an own reset before the reset date and says when it is due', async () => {
    await spend(100)
    const reply = await resetOwn(test.as(userId))
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({
      code: 'token-reset-not-due',
      resetDate: '2026-12-21T12:00:00.000Z',
    })
    expect(await usageOf()).toMatchObject({ tokensUsed: 100 })
  })

  it('carries out an own reset from the reset date on, and once', async () => {
    await spend(100)
    test.clock.now = new Date('2026-12-21T12:00:00Z')
    const reply = await resetOwn(test.as(userId))
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ tokensUsed: 0, resetDate: '2027-01-21T12:00:00.000Z' })
    await spend(70)
    expect((await resetOwn(test.as(userId))).status).toBe(403)
    expect(await usageOf()).toMatchObject({ tokensUsed: 70, resetDate: '2027-01-21T12:00:00.000Z' })
  })

  it('lets an operator reset their own usage', async () => {
    const operator = await test.addUser('operator-1', 'operator@example.org')
    await spend(100, operator)
    expect(await (await resetOwn(test.as(operator))).json()).toMatchObject({ tokensUsed: 0 })
    const all = await test.send('POST', '/api/reset-token-usage/all', { headers: test.as(operator) })
    expect(all.status).toBe(200)
  })

  it('resets only users whose reset date has passed, and only for an operator', async () => {
    const late = await test.addUser(crypto.randomUUID())
    await spend(100)
    await spend(100, late)
    await test.db
      .update(userTokenUsage)
      .set({ resetDate: new Date('2026-11-20T00:00:00Z') })
      .where(eq(userTokenUsage.userId, late))
    const refused = await test.send('POST', '/api/reset-token-usage/all', { headers: test.as(userId) })
    expect(await refused.json()).toMatchObject({ code: 'forbidden' })
    const operator = await test.addUser('operator-2', 'Operator@Example.org')
    const reply = await test.send('POST', '/api/reset-token-usage/all', { headers: test.as(operator) })
    expect(await reply.json()).toEqual({ resetUsers: 1 })
    expect(await usageOf(late)).toMatchObject({ tokensUsed: 0 })
    expect(await usageOf()).toMatchObject({ tokensUsed: 100 })
  })
})
