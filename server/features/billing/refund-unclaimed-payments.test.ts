import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#domain/problems.ts'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { claimPayment } from './claim-payment.ts'
import { beginClosing } from './payment-queries.ts'
import { refundUnclaimedPayments } from './refund-unclaimed-payments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let billing: BillingTest
beforeAll(async () => {
  billing = await createBillingTest()
})
afterAll(() => billing.close())
beforeEach(async () => {
  billing.renew()
  // What earlier tests left open is closed, so that each counts its own.
  billing.travel(30 * DAY_MS)
  await refund()
  billing.travel(-30 * DAY_MS)
})

const refund = () => refundUnclaimedPayments(billing.test.services)
const statuses = async () => (await billing.payments()).map(({ status }) => status)
const never = () => new Promise<never>(() => undefined)

describe('the hourly refund of what nobody claimed', () => {
  it('gives back and cancels after 24 hours, and not a moment before', async () => {
    const { body } = await billing.pay()
    billing.travel(DAY_MS - 1)
    expect(await refund()).toEqual({ closed: 0, left: 0 })
    expect(await statuses()).toEqual(['paid'])
    billing.travel(1)
    const charges = await billing.chargesOf(async () =>
      expect(await refund()).toEqual({ closed: 1, left: 0 }),
    )
    expect(charges).toBe(-1)
    expect(await statuses()).toEqual(['refunded'])
    expect(billing.stripe.state.subscriptions.get(String(body.subscriptionId))?.status).toBe('canceled')
  })

  it('does nothing when it runs again, and a new payment may be made', async () => {
    await billing.pay()
    billing.travel(DAY_MS)
    await refund()
    const calls = billing.stripe.calls.length
    expect(await refund()).toEqual({ closed: 0, left: 0 })
    expect(billing.stripe.calls).toHaveLength(calls)
    expect(await billing.chargesOf(billing.pay)).toBe(1)
  })

  it('forgets 30 days later what led to nothing', async () => {
    await billing.pay('pm_card_visa_chargeDeclined')
    billing.travel(30 * DAY_MS)
    await refund()
    expect(await statuses()).toEqual(['failed'])
    billing.travel(1)
    await refund()
    expect(await statuses()).toEqual([])
  })

  it('leaves a claimed payment alone', async () => {
    await billing.pay()
    const userId = await billing.addNewcomer()
    const claim = { email: billing.email(), userId, now: billing.clock.now }
    await billing.test.db.transaction((tx) => claimPayment(tx, claim))
    billing.travel(2 * DAY_MS)
    expect(await refund()).toEqual({ closed: 0, left: 0 })
    expect(await statuses()).toEqual(['claimed'])
  })

  it('cannot be claimed any more once the refund has begun', async () => {
    await billing.pay()
    const [payment] = await billing.payments()
    await beginClosing(billing.test.db, payment?.id ?? '', billing.clock.now)
    const userId = await billing.addNewcomer()
    const claim = { email: billing.email(), userId, now: billing.clock.now }
    await expect(claimPayment(billing.test.db, claim)).rejects.toMatchObject({ code: 'payment-required' })
    expect(await refund()).toEqual({ closed: 1, left: 0 })
    expect(await statuses()).toEqual(['refunded'])
  })

  it('finds by the id of the payment what was charged before a crash', async () => {
    const { startSubscription } = billing.test.services.payments
    let charged: () => void = () => undefined
    const isCharged = new Promise<void>((resolve) => {
      charged = resolve
    })
    billing.replaceMethods({
      startSubscription: async (order) => {
        await startSubscription(order)
        charged()
        return await never()
      },
    })
    void billing.pay()
    await isCharged
    billing.replaceMethods({})
    expect(await statuses()).toEqual(['pending'])
    billing.travel(DAY_MS)
    expect(await billing.chargesOf(refund)).toBe(-1)
    expect(await statuses()).toEqual(['refunded'])
  })

  it('ends what was never charged: a crash before the charge, and a bank that was never answered', async () => {
    billing.stripe.script({ path: /customers/, kind: 'error', times: 1 })
    await billing.pay()
    billing.travel(DAY_MS)
    expect(await refund()).toEqual({ closed: 1, left: 0 })
    await billing.pay('pm_card_authenticationRequired')
    billing.travel(DAY_MS)
    expect(await refund()).toEqual({ closed: 1, left: 0 })
    expect(await statuses()).toEqual(['failed', 'failed'])
  })

  it('does not let one failing payment stop the others, and finishes it an hour later', async () => {
    await billing.pay()
    const first = billing.email()
    const second = `${crypto.randomUUID()}@example.org`
    await billing.pay('pm_card_visa', second)
    const [payment] = await billing.payments()
    const { cancelAndRefund } = billing.test.services.payments
    billing.replaceMethods({
      cancelAndRefund: async (id) => {
        if (id === payment?.subscriptionId) throw new Problem('payment-provider-unavailable')
        return await cancelAndRefund(id)
      },
    })
    billing.travel(DAY_MS)
    expect(await refund()).toEqual({ closed: 1, left: 1 })
    expect(await statuses()).toEqual(['closing'])
    expect((await billing.pay('pm_card_visa', first)).body.status).toBe('paid')
    billing.replaceMethods({})
    expect(await refund()).toEqual({ closed: 1, left: 0 })
    expect((await statuses()).sort()).toEqual(['paid', 'refunded'])
  })
})
