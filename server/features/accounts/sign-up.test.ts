import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccountSteps, PASSWORD } from '../../testing/create-account-steps.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { payments, subscriptions } from '../billing/tables.ts'
import { userTokenUsage } from '../token-allowance/tables.ts'
import { credentials, sessions, users } from './tables.ts'

let test: TestApp
let steps: ReturnType<typeof createAccountSteps>
let breakSession = false

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  test = await createTestApp({
    services: ({ accounts }) => ({
      accounts: {
        ...accounts,
        carrySession: (...given) =>
          breakSession ? Promise.reject(new Error('no cookies today')) : accounts.carrySession(...given),
      },
    }),
  })
  steps = createAccountSteps(test)
})
afterAll(() => {
  vi.useRealTimers()
  return test.close()
})
beforeEach(async () => {
  breakSession = false
  await test.db.execute(sql`delete from rate_limits`)
})

const tables = { users, credentials, sessions, subscriptions, userTokenUsage }

async function rowCounts(): Promise<Record<string, number>> {
  const entries = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => {
      const [row] = await test.db.select({ rows: count() }).from(table)
      return [name, row?.rows ?? 0] as const
    }),
  )
  return Object.fromEntries(entries)
}

async function paymentOf(email: string) {
  const [row] = await test.db.select().from(payments).where(eq(payments.email, email))
  return row
}

describe('POST /api/sign-up', () => {
  it('claims the payment, makes the account and its allowance, and signs in', async () => {
    const email = steps.freshEmail()
    const { customerId, subscriptionId } = await steps.pay(email)
    const reply = await steps.signUp(email)
    expect(reply.status).toBe(201)
    const { session } = (await reply.json()) as { session: { user: { id: string } } }
    expect(session).toEqual({
      user: { id: session.user.id, email, name: 'Ada' },
      role: 'member',
      expiresAt: '2026-12-21T12:00:00.000Z',
      isBuiltInCoach: false,
    })
    const userId = session.user.id
    expect(await paymentOf(email)).toMatchObject({ status: 'claimed', userId })
    const [subscription] = await test.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
    expect(subscription).toMatchObject({ customerId, subscriptionId, status: 'active' })
    const [usage] = await test.db.select().from(userTokenUsage).where(eq(userTokenUsage.userId, userId))
    expect(usage).toMatchObject({ tokensUsed: 0, resetDate: new Date('2026-12-21T12:00:00Z') })
  })

  it('keeps the password as a scrypt hash only', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    await steps.signUp(email)
    const [row] = await test.db
      .select({ password: credentials.password })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(eq(users.email, email))
    expect(row?.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })

  it('stores the e-mail trimmed and in lower case, and finds the payment by it', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    const reply = await steps.signUp(email, { ...steps.details(email), email: `  ${email.toUpperCase()} ` })
    expect(await reply.json()).toMatchObject({ session: { user: { email } } })
  })

  it('makes an operator of whom OPERATOR_EMAILS names', async () => {
    const operators = await createTestApp({
      env: { OPERATOR_EMAILS: 'boss@example.org' },
      database: test.opened,
    })
    const bossSteps = createAccountSteps(operators)
    await bossSteps.pay('boss@example.org')
    expect(await (await bossSteps.signUp('boss@example.org')).json()).toMatchObject({
      session: { role: 'operator' },
    })
  })

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'ada', 'Please enter a valid email'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['acceptTerms', false, 'You must accept the terms and conditions'],
  ])('refuses a wrong %s with its message and without echoing it', async (field, value, message) => {
    const email = steps.freshEmail()
    for (const path of ['/api/sign-up', '/api/sign-up/check']) {
      const reply = await test.send('POST', path, { body: { ...steps.details(email), [field]: value } })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        code: 'invalid-request',
        issues: [{ path: field, message }],
      })
    }
  })

  it('needs a payment, and leaves nothing behind without one', async () => {
    const before = await rowCounts()
    const reply = await steps.signUp(steps.freshEmail())
    expect(reply.status).toBe(402)
    expect(await reply.json()).toMatchObject({ code: 'payment-required' })
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(await rowCounts()).toEqual(before)
  })

  it("never takes another e-mail's payment", async () => {
    const other = steps.freshEmail()
    await steps.pay(other)
    expect((await steps.signUp(steps.freshEmail())).status).toBe(402)
    expect(await paymentOf(other)).toMatchObject({ status: 'paid', userId: null })
  })

  it('refuses a taken e-mail, also in other case, and leaves its payment unclaimed', async () => {
    const { email } = await steps.makeAccount()
    await steps.pay(email)
    for (const given of [email, email.toUpperCase()]) {
      const reply = await steps.signUp(given)
      expect(reply.status).toBe(409)
      expect(await reply.json()).toMatchObject({ code: 'email-taken' })
    }
    expect(await paymentOf(email)).toMatchObject({ status: 'paid', userId: null })
  })

  it('makes one account of two submissions at the same moment', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    const replies = await Promise.all([steps.signUp(email), steps.signUp(email)])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe('a fault in the middle of sign-up', () => {
  async function expectNothingLeft(email: string, before: Record<string, number>) {
    expect(await rowCounts()).toEqual(before)
    expect(await paymentOf(email)).toMatchObject({ status: 'paid', userId: null })
  }

  it('in the claim leaves an unclaimed payment that the next try uses', async () => {
    const email = steps.freshEmail()
    const { customerId } = await steps.pay(email)
    const before = await rowCounts()
    await test.db.execute(
      sql.raw(`alter table subscriptions add constraint broken check (customer_id <> '${customerId}')`),
    )
    const failed = await steps.signUp(email)
    expect(failed.status).toBe(500)
    expect(await failed.json()).toMatchObject({ code: 'account-creation-failed' })
    await expectNothingLeft(email, before)
    await test.db.execute(sql`alter table subscriptions drop constraint broken`)
    expect((await steps.signUp(email)).status).toBe(201)
  })

  it('in the sign-in leaves nothing behind either', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    const before = await rowCounts()
    breakSession = true
    const failed = await steps.signUp(email)
    expect(await failed.json()).toMatchObject({ code: 'account-creation-failed' })
    expect(failed.headers.getSetCookie()).toEqual([])
    await expectNothingLeft(email, before)
    breakSession = false
    expect((await steps.signUp(email)).status).toBe(201)
  })
})

describe('POST /api/sign-up/check', () => {
  const check = (email: string) => test.send('POST', '/api/sign-up/check', { body: steps.details(email) })

  it('lets a new e-mail go on', async () => {
    expect((await check(steps.freshEmail())).status).toBe(204)
  })

  it('is limited to 100 an hour from one address', async () => {
    const statuses = []
    // Refused details count as well, and cost no password hash.
    for (let n = 0; n < 99; n++)
      statuses.push((await test.send('POST', '/api/sign-up/check', { body: {} })).status)
    for (let n = 0; n < 2; n++) statuses.push((await check(steps.freshEmail())).status)
    expect(statuses).toEqual([...Array(99).fill(400), 204, 429])
  })
})
