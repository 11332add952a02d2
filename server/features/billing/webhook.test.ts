import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestPayments } from '../../platform/payments/create-test-payments.ts'
import { type BillingTest, createBillingTest } from '../../testing/create-billing-test.ts'
import { claimPayment } from './claim-payment.ts'
import { refreshSubscriptions } from './refresh-subscriptions.ts'
import { payments as paymentRows } from './tables.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

let billing: BillingTest
beforeAll(async () => {
  billing = await createBillingTest()
})
afterAll(() => billing.close())
beforeEach(() => billing.renew())

const updated = 'customer.subscription.updated'
const statuses = async () => (await billing.payments()).map(({ status }) => status)

async function payAs(card = 'pm_card_visa'): Promise<string> {
  await billing.pay(card)
  const [payment] = await billing.payments()
  return payment?.subscriptionId ?? ''
}

async function claim(): Promise<string> {
  const userId = await billing.addNewcomer()
  await billing.test.db.transaction((tx) =>
    claimPayment(tx, { email: billing.email(), userId, now: billing.clock.now }),
  )
  return userId
}

async function subscribe() {
  const subscriptionId = await payAs()
  return { subscriptionId, userId: await claim() }
}

const report = (type: string, subscriptionId: string, event?: { id: string }) =>
  billing.deliver(billing.stripe.signedEvent(type, { id: subscriptionId }, event))

describe('POST /api/billing/webhook', () => {
  it.each([
    ['forged', { secret: 'whsec_forged' }],
    ['older than five minutes', { at: new Date('2026-11-21T11:54:00Z') }],
  ])('refuses an event that is %s, and changes nothing', async (_, options) => {
    const { subscriptionId, userId } = await subscribe()
    billing.stripe.cancel(subscriptionId)
    const event = billing.stripe.signedEvent('customer.subscription.deleted', { id: subscriptionId }, options)
    expect(await billing.deliver(event)).toMatchObject({
      status: 400,
      body: { code: 'invalid-webhook-signature' },
    })
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'active' })
  })

  it('answers events of no meaning, and of subscriptions that are not ours, with 200', async () => {
    const calls = billing.stripe.calls.length
    const unknown = billing.stripe.signedEvent('customer.tax_id.created', {})
    expect(await billing.deliver(unknown)).toEqual({ status: 200, body: { received: true } })
    expect(billing.stripe.calls).toHaveLength(calls)
    expect((await report(updated, 'sub_of_another_product')).status).toBe(200)
  })

  it('follows a failed charge, counts the grace from it, and follows the charge that went through', async () => {
    const { subscriptionId, userId } = await subscribe()
    billing.travel(31 * DAY_MS)
    const failedAt = billing.clock.now
    billing.stripe.renew(subscriptionId, false)
    const invoice = { parent: { subscription_details: { subscription: subscriptionId } } }
    await billing.deliver(billing.stripe.signedEvent('invoice.payment_failed', invoice))
    billing.travel(DAY_MS)
    await report(updated, subscriptionId)
    expect(await billing.subscriptionOf(userId)).toMatchObject({
      status: 'past_due',
      pastDueSince: failedAt,
    })
    billing.stripe.renew(subscriptionId, true)
    await billing.deliver(billing.stripe.signedEvent('invoice.paid', invoice))
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'active', pastDueSince: null })
  })

  it('changes nothing when an event comes again', async () => {
    const { subscriptionId, userId } = await subscribe()
    billing.stripe.renew(subscriptionId, false)
    await report(updated, subscriptionId, { id: `evt_${userId}` })
    const before = await billing.subscriptionOf(userId)
    const calls = billing.stripe.calls.length
    billing.travel(60_000)
    const again = await report(updated, subscriptionId, { id: `evt_${userId}` })
    expect(again).toEqual({ status: 200, body: { received: true } })
    expect(billing.stripe.calls).toHaveLength(calls)
    expect(await billing.subscriptionOf(userId)).toEqual(before)
  })

  it('ends with the newest state, in whichever order events come', async () => {
    const { subscriptionId, userId } = await subscribe()
    const older = billing.stripe.signedEvent(updated, { id: subscriptionId, status: 'past_due' })
    billing.stripe.cancel(subscriptionId)
    await report('customer.subscription.deleted', subscriptionId)
    expect((await billing.deliver(older)).status).toBe(200)
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'ended' })
  })

  it('drops what was read before something that is kept already', async () => {
    const { subscriptionId, userId } = await subscribe()
    const { readSubscription } = billing.test.services.payments
    billing.replaceMethods({
      async readSubscription(id) {
        const slow = await readSubscription(id)
        billing.replaceMethods({})
        billing.travel(1_000)
        billing.stripe.cancel(id)
        await report('customer.subscription.deleted', id)
        return slow
      },
    })
    await report(updated, subscriptionId)
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'ended' })
  })

  it('is asked for again when the provider does not say the newest state', async () => {
    const { subscriptionId, userId } = await subscribe()
    billing.stripe.cancel(subscriptionId)
    billing.stripe.script({ path: /subscriptions/, kind: 'error', times: 1 })
    const event = { id: `evt_${userId}` }
    expect(await report(updated, subscriptionId, event)).toMatchObject({ status: 503 })
    expect((await report(updated, subscriptionId, event)).status).toBe(200)
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'ended' })
  })
})

describe('events for payments that nobody claimed yet', () => {
  it('are kept until the claim', async () => {
    const subscriptionId = await payAs()
    billing.stripe.renew(subscriptionId, false)
    await report(updated, subscriptionId)
    const pastDueSince = billing.clock.now
    expect(await billing.subscriptionOf(await claim())).toMatchObject({ status: 'past_due', pastDueSince })
  })

  it('keep a payment whose person closed the page after the bank agreed', async () => {
    const { body } = await billing.pay('pm_card_authenticationRequired')
    billing.stripe.approveAtBank(String(body.clientSecret))
    const [payment] = await billing.payments()
    await report(updated, payment?.subscriptionId ?? '')
    expect(await statuses()).toEqual(['paid'])
    expect((await billing.pay()).body).toEqual({ status: 'kept' })
  })

  it('leave a confirmation alone that the bank has not decided', async () => {
    await billing.pay('pm_card_authenticationRequired')
    const [payment] = await billing.payments()
    await report('customer.subscription.created', payment?.subscriptionId ?? '')
    expect(await statuses()).toEqual(['confirming'])
  })

  it('find by the id of the payment what a request did not live to record', async () => {
    const { startSubscription } = billing.test.services.payments
    billing.replaceMethods({
      startSubscription: async (order) => {
        const { subscription } = await startSubscription(order)
        await report(updated, subscription.subscriptionId)
        return await new Promise<never>(() => undefined)
      },
    })
    void billing.pay()
    await expect.poll(statuses).toEqual(['paid'])
    await claim()
  })

  it('give back a payment whose subscription the operator ended', async () => {
    const subscriptionId = await payAs()
    billing.stripe.cancel(subscriptionId)
    const charges = await billing.chargesOf(() => report('customer.subscription.deleted', subscriptionId))
    expect(charges).toBe(-1)
    expect(await statuses()).toEqual(['refunded'])
    await expect(claim()).rejects.toMatchObject({ code: 'payment-required' })
  })

  it('end a payment that the operator gave back, and leave a claimed one to the operator', async () => {
    const giveBack = async (subscriptionId: string) => {
      const invoice = [...billing.stripe.state.invoices.values()].find(
        (each) => each.subscriptionId === subscriptionId,
      )
      const charge = { refunded: true, payment_intent: invoice?.intentId }
      return await billing.deliver(billing.stripe.signedEvent('charge.refunded', charge))
    }
    const unclaimed = await payAs()
    await giveBack(unclaimed)
    expect(await statuses()).toEqual(['refunded'])
    expect(billing.stripe.state.subscriptions.get(unclaimed)?.status).toBe('canceled')
    billing.renew()
    const { subscriptionId, userId } = await subscribe()
    await giveBack(subscriptionId)
    expect(await statuses()).toEqual(['claimed'])
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'active' })
  })

  it('end a subscription that runs although its payment is over here', async () => {
    const subscriptionId = await payAs()
    await billing.test.db
      .update(paymentRows)
      .set({ status: 'failed' })
      .where(eq(paymentRows.subscriptionId, subscriptionId))
    const charges = await billing.chargesOf(() => report(updated, subscriptionId))
    expect(charges).toBe(-1)
  })
})

describe('the reading of subscriptions that nobody reported on', () => {
  it('follows a renewal whose webhook was lost, two hours after the period ended', async () => {
    const { subscriptionId, userId } = await subscribe()
    const before = await billing.subscriptionOf(userId)
    billing.stripe.renew(subscriptionId, true)
    billing.travel((before?.currentPeriodEnd.getTime() ?? 0) + 2 * HOUR_MS - billing.clock.now.getTime())
    await refreshSubscriptions(billing.test.services)
    expect(await billing.subscriptionOf(userId)).toEqual(before)
    billing.travel(1)
    await refreshSubscriptions(billing.test.services)
    const after = await billing.subscriptionOf(userId)
    expect(after?.currentPeriodEnd.getTime()).toBeGreaterThan(before?.currentPeriodEnd.getTime() ?? 0)
  })

  it('goes on with the others when one cannot be read', async () => {
    const first = await subscribe()
    billing.renew()
    const second = await subscribe()
    billing.travel(40 * DAY_MS)
    billing.stripe.cancel(first.subscriptionId)
    billing.stripe.cancel(second.subscriptionId)
    billing.stripe.script({ path: new RegExp(first.subscriptionId), kind: 'error', times: 9 })
    await refreshSubscriptions(billing.test.services)
    expect(await billing.subscriptionOf(first.userId)).toMatchObject({ status: 'active' })
    expect(await billing.subscriptionOf(second.userId)).toMatchObject({ status: 'ended' })
  })

  it('ends nothing of the provider while its keys are missing, and reads it once they are back', async () => {
    const { subscriptionId, userId } = await subscribe()
    const kept = await billing.subscriptionOf(userId)
    billing.stripe.renew(subscriptionId, true)
    billing.travel(40 * DAY_MS)
    billing.replaceMethods(createTestPayments(billing.test.services))
    await refreshSubscriptions(billing.test.services)
    expect(await billing.subscriptionOf(userId)).toEqual(kept)
    billing.replaceMethods({})
    await refreshSubscriptions(billing.test.services)
    const after = await billing.subscriptionOf(userId)
    expect(after?.status).toBe('active')
    expect(after?.currentPeriodEnd.getTime()).toBeGreaterThan(billing.clock.now.getTime() - 31 * DAY_MS)
    expect(after?.providerReadAt).toEqual(billing.clock.now)
  })

  it('ends 7 days after its period what the provider does not know, and says so until then', async () => {
    const userId = await billing.test.addUser(crypto.randomUUID())
    const { subscriptionId = '', currentPeriodEnd = new Date(0) } =
      (await billing.subscriptionOf(userId)) ?? {}
    const isToldToOperator = () => billing.logged.some((line) => line.includes(subscriptionId))
    billing.travel(DAY_MS)
    await billing.deliver(billing.stripe.signedEvent(updated, { id: subscriptionId }))
    expect(isToldToOperator()).toBe(true)
    billing.logged.length = 0
    billing.travel(currentPeriodEnd.getTime() + 7 * DAY_MS - 1 - billing.clock.now.getTime())
    await refreshSubscriptions(billing.test.services)
    expect(await billing.subscriptionOf(userId)).toMatchObject({ status: 'active' })
    expect(isToldToOperator()).toBe(true)
    billing.travel(1)
    await refreshSubscriptions(billing.test.services)
    expect(await billing.subscriptionOf(userId)).toMatchObject({
      status: 'ended',
      providerReadAt: billing.clock.now,
    })
  })
})
