import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createTestPayments } from './create-test-payments.ts'

let database: OpenDatabase
const clock = { now: new Date('2026-11-21T12:00:00Z') }
const createAdapter = () => createTestPayments({ db: database.db, now: () => clock.now })

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const orderOf = (paymentMethodId = 'pm_card_visa') => ({
  paymentId: crypto.randomUUID() as string,
  email: 'ada@example.org',
  name: 'Ada',
  paymentMethodId,
})

async function startAt(moment: string) {
  clock.now = new Date(moment)
  const { subscription } = await createAdapter().startSubscription(orderOf())
  return async (later: string) => {
    clock.now = new Date(later)
    return await createAdapter().readSubscription(subscription.subscriptionId)
  }
}

describe('the built-in provider', () => {
  it('costs what the landing page says', async () => {
    expect((await createAdapter().readProduct()).price).toEqual({
      amount: 1000,
      currency: 'usd',
      interval: 'month',
    })
    expect(createAdapter().cardEntry).toEqual({ kind: 'test' })
  })

  it('declines every reference that is no test card', async () => {
    await expect(createAdapter().startSubscription(orderOf('pm_1PgafTB7WZ01zgkW'))).rejects.toMatchObject({
      code: 'payment-declined',
      data: { reason: 'Your card was declined. In test mode only test cards work.' },
    })
  })

  it('makes one subscription of two orders of one payment at the same moment', async () => {
    const order = orderOf()
    const [first, second] = await Promise.all([
      createAdapter().startSubscription(order),
      createAdapter().startSubscription(order),
    ])
    expect(first).toEqual(second)
  })

  it('gives a client secret that says what it is', async () => {
    const begun = await createAdapter().startSubscription(orderOf('pm_card_authenticationRequired'))
    expect(begun).toMatchObject({ clientSecret: expect.stringMatching(/^test_confirm_/) })
  })

  it('renews by itself on the day, and stays in its period before it', async () => {
    const readAt = await startAt('2026-11-21T12:00:00Z')
    const firstEnd = new Date('2026-12-21T12:00:00Z')
    expect(await readAt('2026-12-21T11:59:59Z')).toMatchObject({ currentPeriodEnd: firstEnd })
    expect(await readAt('2026-12-21T12:00:00Z')).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2027-01-21T12:00:00Z'),
    })
  })

  it('catches up after the machine was off for months, or for decades', async () => {
    const readAt = await startAt('2026-11-21T12:00:00Z')
    expect(await readAt('2027-05-01T00:00:00Z')).toMatchObject({
      currentPeriodEnd: new Date('2027-05-21T12:00:00Z'),
    })
    expect(await readAt('2060-01-01T00:00:00Z')).toMatchObject({
      currentPeriodEnd: new Date('2060-02-01T00:00:00Z'),
    })
  })

  it('ends on the day once it was cancelled', async () => {
    clock.now = new Date('2026-11-21T12:00:00Z')
    const { subscription } = await createAdapter().startSubscription(orderOf())
    await createAdapter().setCancelAtPeriodEnd(subscription.subscriptionId, true)
    clock.now = new Date('2026-12-21T12:00:00Z')
    const ended = await createAdapter().readSubscription(subscription.subscriptionId)
    expect(ended).toMatchObject({ status: 'ended' })
    await expect(
      createAdapter().setCancelAtPeriodEnd(subscription.subscriptionId, false),
    ).rejects.toMatchObject({ code: 'payment-failed' })
  })

  it.each([
    'readSubscription',
    'settleConfirmation',
    'cancelAndRefund',
    'cancelNow',
  ] as const)("%s: cannot say anything about a real provider's subscription", async (ask) => {
    await expect(createAdapter()[ask]('sub_1MowQVLkdIwHu7ixeRlqHVzs')).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
    })
  })
})
