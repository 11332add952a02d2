import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { payments as paymentRows, subscriptions } from '../features/billing/tables.ts'
import { createStripePayments } from '../platform/payments/create-stripe-payments.ts'
import type { Payments } from '../platform/payments/payments.ts'
import { createTestApp } from './create-test-app.ts'
import { startFakeStripe } from './fake-stripe-server.ts'

export type BillingTest = Awaited<ReturnType<typeof createBillingTest>>

const startsAt = new Date('2026-11-21T12:00:00Z')
/** Short enough for a test about a provider that stalls. */
const TIMEOUT_MS = 300

/**
 * The application with Stripe's stand-in as its provider, and what a person at the payment step does. `renew`
 * begins a new test: another person with another e-mail and address, at the same moment.
 */
export async function createBillingTest() {
  const clock = { now: startsAt }
  const stripe = await startFakeStripe({ now: () => clock.now })
  /** What a test puts in place of single methods of the provider. */
  let replaced: Partial<Payments> = {}
  let email = ''
  /** Everything that was logged, at the finest level. */
  const logged: string[] = []
  const test = await createTestApp({
    env: { ...stripe.env, TRUSTED_PROXY: 'true' },
    services: () => {
      const adapter = createStripePayments(
        { ...stripe.settings, timeoutMs: TIMEOUT_MS, maxNetworkRetries: 0 },
        () => clock.now,
      )
      const pick = (target: Payments, key: string | symbol) =>
        replaced[key as keyof Payments] ?? target[key as keyof Payments]
      return {
        now: () => clock.now,
        payments: new Proxy(adapter, { get: pick }),
        log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }),
      }
    },
  })

  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    const reply = await test.send('POST', `/api/billing/${path}`, {
      body,
      headers: { 'X-Forwarded-For': email, ...headers },
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }

  return {
    test,
    stripe,
    post,
    logged,
    email: () => email,
    renew() {
      clock.now = startsAt
      test.clock.now = startsAt
      email = `${crypto.randomUUID()}@example.org`
      replaced = {}
      stripe.clearFaults()
    },
    travel(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
      test.clock.now = clock.now
    },
    replaceMethods(methods: Partial<Payments>) {
      replaced = methods
    },
    pay: (paymentMethodId = 'pm_card_visa', from = email) =>
      post('payments', { paymentMethodId, email: from, name: 'Ada' }),
    confirm: (clientSecret: unknown, from = email) => post('payments/confirm', { email: from, clientSecret }),
    async deliver(event: ReturnType<typeof stripe.signedEvent>) {
      const { body, headers } = event
      const reply = await test.app.request('/api/billing/webhook', { method: 'POST', body, headers })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    },
    /** The payments of this person, oldest first. */
    payments: () =>
      test.db
        .select()
        .from(paymentRows)
        .where(eq(paymentRows.email, email))
        .orderBy(asc(paymentRows.createdAt), asc(paymentRows.updatedAt)),
    async subscriptionOf(userId: string) {
      const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
      return row
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
