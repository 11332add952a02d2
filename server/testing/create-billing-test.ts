import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { claimPayment } from '../features/billing/claim-payment.ts'
import { payments as paymentRows, subscriptions } from '../features/billing/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { createStripePayments } from '../platform/payments/create-stripe-payments.ts'
import type { Payments } from '../platform/payments/payments.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe-server.ts'

export type BillingTest = Awaited<ReturnType<typeof createBillingTest>>

const startsAt = new Date('2026-11-21T12:00:00Z')
/** How long a test about a provider that stalls waits for it. */
const IMPATIENT_TIMEOUT_MS = 1_000

/** The real adapter, with single methods replaced while a test is about a fault in them. */
function createReplaceablePayments(stripe: FakeStripe, now: () => Date) {
  const createAdapter = (settings: { timeoutMs?: number }) =>
    createStripePayments({ ...stripe.settings, ...settings, maxNetworkRetries: 0 }, now)
  const patient = createAdapter({})
  let target = patient
  let replaced: Partial<Payments> = {}
  const pick = (_: Payments, key: string | symbol) =>
    replaced[key as keyof Payments] ?? target[key as keyof Payments]
  return {
    payments: new Proxy(patient, { get: pick }),
    replaceMethods(methods: Partial<Payments>) {
      replaced = methods
    },
    /** Waits for the provider no longer than a second while `act` runs. A busy machine needs more for any other call. */
    async impatiently<Result>(act: () => Promise<Result>): Promise<Result> {
      target = createAdapter({ timeoutMs: IMPATIENT_TIMEOUT_MS })
      return await act().finally(() => {
        target = patient
      })
    },
  }
}

/** What a person at the payment step, and the provider, send to the application. */
function createRequests(test: TestApp, stripe: FakeStripe, email: () => string) {
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const reply = await test.send('POST', `/api/billing/${path}`, {
      body,
      headers: { 'X-Forwarded-For': email(), ...headers },
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  return {
    post,
    pay: (paymentMethodId = 'pm_card_visa', from = email()) =>
      post('payments', { paymentMethodId, email: from, name: 'Ada' }),
    confirm: (clientSecret: unknown, from = email()) =>
      post('payments/confirm', { email: from, clientSecret }),
    async deliver({ body, headers }: ReturnType<typeof stripe.signedEvent>) {
      const reply = await test.app.request('/api/billing/webhook', { method: 'POST', body, headers })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    },
  }
}

function createReaders(db: Database, email: () => string) {
  return {
    /** The payments of this person, oldest first. */
    payments: () =>
      db
        .select()
        .from(paymentRows)
        .where(eq(paymentRows.email, email()))
        .orderBy(asc(paymentRows.createdAt), asc(paymentRows.updatedAt)),
    async subscriptionOf(userId: string) {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
      return row
    },
  }
}

/**
 * The application with Stripe's stand-in as its provider. `renew` begins a new test: another person with another
 * e-mail and address, at the same moment.
 */
export async function createBillingTest() {
  const clock = { now: startsAt }
  const now = () => clock.now
  const stripe = await startFakeStripe({ now })
  const { payments, replaceMethods, impatiently } = createReplaceablePayments(stripe, now)
  /** Everything that was logged, at the finest level. */
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
  const test = await createTestApp({
    env: { ...stripe.env, TRUSTED_PROXY: 'true' },
    services: () => ({ now, payments, log }),
  })
  let email = ''
  const requests = createRequests(test, stripe, () => email)
  return {
    test,
    clock,
    stripe,
    logged,
    replaceMethods,
    impatiently,
    email: () => email,
    ...requests,
    ...createReaders(test.db, () => email),
    /** A user who has no subscription yet. */
    addNewcomer: () => test.addUser(crypto.randomUUID(), undefined, { isSubscribed: false }),
    /** A user who paid, with a subscription at the provider. */
    async addSubscriber() {
      await requests.pay()
      const userId = await test.addUser(crypto.randomUUID(), email, { isSubscribed: false })
      const claim = { email, userId, now: clock.now }
      return { userId, ...(await test.db.transaction((tx) => claimPayment(tx, claim))) }
    },
    renew() {
      clock.now = startsAt
      email = `${crypto.randomUUID()}@example.org`
      replaceMethods({})
      stripe.clearFaults()
    },
    travel(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    /** How many charges were made and kept while `act` ran. */
    async chargesOf(act: () => Promise<unknown>) {
      const before = stripe.chargeCount()
      await act()
      return stripe.chargeCount() - before
    },
    async close() {
      await test.close()
      await stripe.close()
    },
  }
}
