import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe-server.ts'
import { createStripePayments } from './create-stripe-payments.ts'

let stripe: FakeStripe
const clock = { now: new Date('2026-11-21T12:00:00Z') }

/** No pauses between retries where a test is about what happens without them. */
const createAdapter = (settings: { timeoutMs?: number; maxNetworkRetries?: number } = {}) =>
  createStripePayments({ ...stripe.settings, maxNetworkRetries: 0, ...settings }, () => clock.now)

beforeEach(async () => {
  clock.now = new Date('2026-11-21T12:00:00Z')
  stripe = await startFakeStripe({ now: () => clock.now })
})
afterEach(() => stripe.close())

const orderOf = (paymentMethodId = 'pm_card_visa') => ({
  paymentId: crypto.randomUUID() as string,
  email: 'ada@example.org',
  name: 'Ada',
  paymentMethodId,
})
const confirm = /\/confirm$/
const paid = { status: 'paid' }

describe('the plan', () => {
  it('is read from the configured price and kept for 5 minutes', async () => {
    const adapter = createAdapter()
    const product = await adapter.readProduct()
    expect(product.price).toEqual({ amount: 999, currency: 'usd', interval: 'month' })
    clock.now = new Date('2026-11-21T12:04:59Z')
    await adapter.readProduct()
    expect(stripe.calls).toHaveLength(1)
    clock.now = new Date('2026-11-21T12:05:00Z')
    await Promise.all([adapter.readProduct(), adapter.readProduct()])
    expect(stripe.calls).toHaveLength(2)
  })

  it('is asked for again after a failure', async () => {
    const adapter = createAdapter()
    stripe.script({ path: /prices/, kind: 'error', times: 1 })
    await expect(adapter.readProduct()).rejects.toMatchObject({ code: 'payment-provider-unavailable' })
    expect((await adapter.readProduct()).name).toBe('Premium')
  })
})

describe('a person without a name', () => {
  it('can pay: no empty name is sent, which Stripe refuses', async () => {
    expect(await createAdapter().startSubscription({ ...orderOf(), name: '' })).toMatchObject(paid)
  })
})

describe('when Stripe does not answer as it should', () => {
  it.each([
    'error',
    'stall',
  ] as const)('%s: the provider is unavailable and nothing is charged', async (kind) => {
    stripe.script({ path: confirm, kind, times: 9 })
    await expect(createAdapter({ timeoutMs: 150 }).startSubscription(orderOf())).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
    })
    expect(stripe.chargeCount()).toBe(0)
  })

  it('is unavailable when nothing listens there', async () => {
    await stripe.close()
    await expect(createAdapter().startSubscription(orderOf())).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
    })
  })

  it('tries once more by itself, under the same idempotency key', async () => {
    stripe.script({ path: confirm, kind: 'error', times: 1 })
    expect(await createAdapter({ maxNetworkRetries: 1 }).startSubscription(orderOf())).toMatchObject(paid)
    expect(stripe.chargeCount()).toBe(1)
  })

  it.each([
    /customers$/,
    /subscriptions$/,
    confirm,
  ])('charges once when the answer of %s is lost and the order is repeated with another card', async (path) => {
    const order = orderOf()
    // The SDK itself repeats a call once whose connection breaks.
    stripe.script({ method: 'POST', path, kind: 'lose', times: 2 })
    await expect(createAdapter().startSubscription(order)).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
    })
    const again = { ...order, paymentMethodId: 'pm_card_mastercard' }
    expect(await createAdapter().startSubscription(again)).toMatchObject(paid)
    expect(stripe.chargeCount()).toBe(1)
    expect(stripe.state.customers.size).toBe(1)
    expect(stripe.state.subscriptions.size).toBe(1)
  })

  it('counts every other refusal as a failed payment', async () => {
    const order = orderOf()
    await createAdapter().startSubscription(order)
    await expect(createAdapter().startSubscription({ ...order, name: 'Another' })).rejects.toMatchObject({
      code: 'payment-failed',
      data: {},
    })
  })
})

describe('a declined card', () => {
  it('leaves no subscription that could be paid later', async () => {
    await expect(createAdapter().startSubscription(orderOf('pm_card_visa_chargeDeclined'))).rejects.toThrow()
    expect([...stripe.state.subscriptions.values()].map(({ status }) => status)).toEqual([
      'incomplete_expired',
    ])
    expect([...stripe.state.intents.values()].map(({ status }) => status)).toEqual(['canceled'])
  })

  it('is reported also when ending the subscription fails', async () => {
    stripe.script({ method: 'DELETE', path: /subscriptions/, kind: 'error', times: 1 })
    await expect(
      createAdapter().startSubscription(orderOf('pm_card_visa_chargeDeclined')),
    ).rejects.toMatchObject({ code: 'payment-declined' })
  })
})

describe('a refused confirmation', () => {
  it('is unpaid, with the words of the bank', async () => {
    const begun = await createAdapter().startSubscription(orderOf('pm_card_authenticationRequired'))
    if (begun.status !== 'confirmation-needed') throw new Error('expected a confirmation')
    stripe.refuseAtBank(begun.clientSecret)
    expect(await createAdapter().settleConfirmation(begun.subscription.subscriptionId)).toMatchObject({
      status: 'unpaid',
      reason: expect.stringContaining('unable to authenticate'),
    })
  })
})

describe('giving money back', () => {
  it('gives back every period that was paid, and voids the open invoice', async () => {
    const { subscription } = await createAdapter().startSubscription(orderOf())
    stripe.renew(subscription.subscriptionId, true)
    const open = stripe.renew(subscription.subscriptionId, false)
    expect(stripe.chargeCount()).toBe(2)
    expect(await createAdapter().cancelAndRefund(subscription.subscriptionId)).toEqual({ isRefunded: true })
    expect(stripe.chargeCount()).toBe(0)
    expect(stripe.state.invoices.get(open.id)?.status).toBe('void')
  })

  it('goes on where it was interrupted', async () => {
    const { subscription } = await createAdapter().startSubscription(orderOf())
    stripe.script({ path: /refunds/, kind: 'lose', times: 2 })
    await expect(createAdapter().cancelAndRefund(subscription.subscriptionId)).rejects.toMatchObject({
      code: 'payment-provider-unavailable',
    })
    expect(await createAdapter().cancelAndRefund(subscription.subscriptionId)).toEqual({ isRefunded: true })
    expect(stripe.chargeCount()).toBe(0)
  })
})

describe('another card', () => {
  it('pays what is overdue and becomes the one that is charged', async () => {
    const { subscription } = await createAdapter().startSubscription(orderOf())
    const { subscriptionId } = subscription
    stripe.renew(subscriptionId, false)
    expect(await createAdapter().readSubscription(subscriptionId)).toMatchObject({ status: 'past_due' })
    await createAdapter().replaceCard({ subscriptionId, paymentMethodId: 'pm_card_amex' })
    expect(await createAdapter().readSubscription(subscriptionId)).toMatchObject({ status: 'active' })
    expect(stripe.state.subscriptions.get(subscriptionId)?.defaultPaymentMethodId).toBe('pm_card_amex')
  })

  it('stays unused when the bank refuses it', async () => {
    const { subscription } = await createAdapter().startSubscription(orderOf())
    const change = {
      subscriptionId: subscription.subscriptionId,
      paymentMethodId: 'pm_card_authenticationRequired',
    }
    const asked = await createAdapter().replaceCard(change)
    if (asked.status !== 'confirmation-needed') throw new Error('expected a confirmation')
    stripe.refuseAtBank(asked.clientSecret)
    await expect(createAdapter().replaceCard(change)).rejects.toMatchObject({ code: 'payment-declined' })
    expect(stripe.state.subscriptions.get(change.subscriptionId)?.defaultPaymentMethodId).toBe('pm_card_visa')
  })
})

describe('webhooks', () => {
  const read = (event: ReturnType<FakeStripe['signedEvent']>) =>
    createAdapter().readWebhook(event.body, event.headers['Stripe-Signature'])
  const invoiceOf = (subscription: string) => ({ parent: { subscription_details: { subscription } } })

  it.each([
    ['customer.subscription.created', { id: 'sub_1' }],
    ['customer.subscription.updated', { id: 'sub_1' }],
    ['customer.subscription.deleted', { id: 'sub_1' }],
    ['invoice.paid', invoiceOf('sub_1')],
    ['invoice.payment_failed', invoiceOf('sub_1')],
  ])('%s names its subscription', async (type, object) => {
    expect(await read(stripe.signedEvent(type, object, { id: 'evt_1' }))).toEqual({
      id: 'evt_1',
      type,
      change: { kind: 'subscription-changed', subscriptionId: 'sub_1' },
    })
  })

  it('charge.refunded names the subscription whose charge was given back in full', async () => {
    const { subscription } = await createAdapter().startSubscription(orderOf())
    const [intent] = [...stripe.state.intents.values()]
    const refundOf = (refunded: boolean) =>
      read(stripe.signedEvent('charge.refunded', { refunded, payment_intent: intent?.id }))
    expect((await refundOf(true)).change).toEqual({
      kind: 'payment-refunded',
      subscriptionId: subscription.subscriptionId,
    })
    expect((await refundOf(false)).change).toBeNull()
  })

  it.each([
    ['an unknown kind of event', 'customer.tax_id.created', {}],
    ['an invoice without a subscription', 'invoice.paid', { parent: null }],
    ['a refund of a charge that is no payment of ours', 'charge.refunded', { refunded: true }],
  ])('%s means nothing', async (_, type, object) => {
    expect((await read(stripe.signedEvent(type, object))).change).toBeNull()
  })

  it.each([
    ['signed with another secret', { secret: 'whsec_forged' }],
    ['older than 5 minutes', { at: new Date('2026-11-21T11:54:59Z') }],
  ])('refuses an event %s', async (_, options) => {
    await expect(read(stripe.signedEvent('invoice.paid', {}, options))).rejects.toMatchObject({
      code: 'invalid-webhook-signature',
    })
  })

  it('refuses an event that was changed on the way', async () => {
    const event = stripe.signedEvent('customer.subscription.deleted', { id: 'sub_1' })
    const changed = { ...event, body: event.body.replace('sub_1', 'sub_2') }
    await expect(read(changed)).rejects.toMatchObject({ code: 'invalid-webhook-signature' })
  })
})
