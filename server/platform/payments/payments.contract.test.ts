import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe-server.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createStripePayments } from './create-stripe-payments.ts'
import { createTestPayments } from './create-test-payments.ts'
import type { ConfirmationNeeded, Payments } from './payments.ts'
import { findTestSubscription } from './queries.ts'

const start = new Date('2026-11-21T12:00:00Z')
const clock = { now: start }
const now = () => clock.now

let stripe: FakeStripe
let database: OpenDatabase

beforeAll(async () => {
  stripe = await startFakeStripe({ now })
  database = await openTestDatabase()
})
afterAll(async () => {
  await stripe.close()
  await database.close()
})
beforeEach(() => {
  clock.now = start
})

/** What the outside of a provider decides, and which card it will charge next. */
type Outside = {
  approveAtBank(clientSecret: string): void
  /** The built-in provider's charges are never overdue. */
  leaveRenewalUnpaid(subscriptionId: string): void
  cardOf(subscriptionId: string): Promise<string | null | undefined>
  /** Where receipts go. The built-in provider writes none, and keeps no address. */
  receiptAddressOf: ((subscriptionId: string) => string | undefined) | null
}

const adapters: [string, () => Payments, Outside][] = [
  [
    'Stripe',
    () => createStripePayments(stripe.settings, now),
    {
      approveAtBank: (secret) => stripe.approveAtBank(secret),
      leaveRenewalUnpaid: (id) => void stripe.renew(id, false),
      cardOf: async (id) => stripe.state.subscriptions.get(id)?.defaultPaymentMethodId,
      receiptAddressOf: (id) =>
        stripe.state.customers.get(stripe.state.subscriptions.get(id)?.customerId ?? '')?.email,
    },
  ],
  [
    'the built-in provider',
    () => createTestPayments({ db: database.db, now }),
    {
      approveAtBank: () => undefined,
      leaveRenewalUnpaid: () => undefined,
      cardOf: async (id) => (await findTestSubscription(database.db, id))?.paymentMethodId,
      receiptAddressOf: null,
    },
  ],
]

const orderOf = (paymentMethodId = 'pm_card_visa') => ({
  paymentId: crypto.randomUUID() as string,
  email: `${crypto.randomUUID()}@example.org`,
  name: 'Ada',
  paymentMethodId,
})

describe.each(adapters)('%s', (_, createAdapter, outside) => {
  const { approveAtBank, leaveRenewalUnpaid, cardOf, receiptAddressOf } = outside
  const payments = () => createAdapter()

  async function startConfirming(paymentMethodId = 'pm_card_authenticationRequired') {
    const order = orderOf(paymentMethodId)
    const begun = await payments().startSubscription(order)
    expect(begun.status).toBe('confirmation-needed')
    return { order, ...(begun as ConfirmationNeeded) }
  }

  it('tells the plan', async () => {
    const product = await payments().readProduct()
    expect(product).toMatchObject({
      name: 'Premium',
      description: 'Premium subscription',
      tokenLimit: 500_000,
      price: { currency: 'usd', interval: 'month' },
    })
    expect(product.price.amount).toBeGreaterThan(0)
  })

  it.each(['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'])('charges %s', async (card) => {
    const order = orderOf(card)
    const paid = await payments().startSubscription(order)
    expect(paid).toMatchObject({
      status: 'paid',
      subscription: { paymentId: order.paymentId, status: 'active', cancelAtPeriodEnd: false },
    })
    const { subscriptionId, currentPeriodEnd } = paid.subscription
    expect(currentPeriodEnd.getTime() - start.getTime()).toBeGreaterThan(27 * 86_400_000)
    expect(await payments().readSubscription(subscriptionId)).toEqual(paid.subscription)
  })

  it.each([
    ['pm_card_visa_chargeDeclined', 'Your card was declined.'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', "Your card's security code is incorrect."],
    [
      'pm_card_chargeDeclinedProcessingError',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('says why %s is declined, and leaves nothing to pay', async (card, reason) => {
    const order = orderOf(card)
    await expect(payments().startSubscription(order)).rejects.toMatchObject({
      code: 'payment-declined',
      data: { reason },
    })
    const left = await payments().findFirstPayment({ ...order, subscriptionId: null })
    expect(left?.status ?? 'unpaid').toBe('unpaid')
  })

  it.each([
    'pm_card_visa',
    'pm_card_authenticationRequired',
  ])('tries the card %s without charging it or leaving anything to pay', async (card) => {
    const order = orderOf(card)
    await payments().tryCard(order)
    const left = await payments().findFirstPayment({ ...order, subscriptionId: null })
    expect(left?.status ?? 'unpaid').toBe('unpaid')
  })

  it('declines a card that is tried as one that pays', async () => {
    await expect(payments().tryCard(orderOf('pm_card_chargeDeclinedExpiredCard'))).rejects.toMatchObject({
      code: 'payment-declined',
      data: { reason: 'Your card has expired.' },
    })
  })

  it('charges an order once, however often and with whatever card it is repeated', async () => {
    const order = orderOf()
    const first = await payments().startSubscription(order)
    expect(await payments().startSubscription(order)).toEqual(first)
    expect(await payments().startSubscription({ ...order, paymentMethodId: 'pm_card_amex' })).toEqual(first)
  })

  it('finds what an order led to by the id of the payment, and nothing for another', async () => {
    const order = orderOf()
    const paid = await payments().startSubscription(order)
    const lost = { ...order, subscriptionId: null }
    expect(await payments().findFirstPayment(lost)).toEqual(paid)
    expect(await payments().findFirstPayment({ ...lost, paymentId: crypto.randomUUID() })).toBeNull()
  })

  it('is paid after the bank agreed, and not before', async () => {
    const { order, clientSecret, subscription } = await startConfirming()
    const { subscriptionId } = subscription
    const found = await payments().findFirstPayment({ ...order, subscriptionId })
    expect(found).toMatchObject({ status: 'confirmation-needed', clientSecret })
    approveAtBank(clientSecret)
    expect(await payments().settleConfirmation(subscriptionId)).toMatchObject({ status: 'paid' })
    expect(await payments().readSubscription(subscriptionId)).toMatchObject({ status: 'active' })
  })

  it('says why the card is declined after the bank agreed', async () => {
    const card = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'
    const { clientSecret, subscription } = await startConfirming(card)
    approveAtBank(clientSecret)
    expect(await payments().settleConfirmation(subscription.subscriptionId)).toMatchObject({
      status: 'unpaid',
      reason: 'Your card has insufficient funds.',
    })
  })

  it('gives back what was paid and ends the subscription, once', async () => {
    const { subscription } = await payments().startSubscription(orderOf())
    const { subscriptionId } = subscription
    expect(await payments().cancelAndRefund(subscriptionId)).toEqual({ isRefunded: true })
    expect(await payments().cancelAndRefund(subscriptionId)).toEqual({ isRefunded: true })
    expect(await payments().readSubscription(subscriptionId)).toMatchObject({ status: 'ended' })
  })

  it('has nothing to give back of a confirmation that was abandoned, and it cannot be paid later', async () => {
    const { order, subscription } = await startConfirming()
    const { subscriptionId } = subscription
    expect(await payments().cancelAndRefund(subscriptionId)).toEqual({ isRefunded: false })
    expect(await payments().settleConfirmation(subscriptionId)).toMatchObject({ status: 'unpaid' })
    await expect(payments().startSubscription(order)).rejects.toMatchObject({ code: 'payment-failed' })
  })

  it('lets a subscription end with its period, and takes that back', async () => {
    const { subscription } = await payments().startSubscription(orderOf())
    const { subscriptionId } = subscription
    expect(await payments().setCancelAtPeriodEnd(subscriptionId, true)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
    expect(await payments().setCancelAtPeriodEnd(subscriptionId, false)).toEqual(subscription)
  })

  it('ends a subscription at once', async () => {
    const { subscription } = await payments().startSubscription(orderOf())
    expect(await payments().cancelNow(subscription.subscriptionId)).toMatchObject({ status: 'ended' })
    expect(await payments().cancelNow(subscription.subscriptionId)).toMatchObject({ status: 'ended' })
  })

  it('charges another card from now on, asks the bank where it must, and keeps the old card otherwise', async () => {
    const { subscription } = await payments().startSubscription(orderOf())
    const { subscriptionId } = subscription
    const replaceBy = (paymentMethodId: string) => payments().replaceCard({ subscriptionId, paymentMethodId })
    expect(await replaceBy('pm_card_mastercard')).toEqual({ status: 'replaced' })
    await expect(replaceBy('pm_card_visa_chargeDeclined')).rejects.toMatchObject({ code: 'payment-declined' })
    const asked = await replaceBy('pm_card_authenticationRequired')
    expect(asked).toMatchObject({ status: 'confirmation-needed' })
    if (asked.status === 'confirmation-needed') approveAtBank(asked.clientSecret)
    expect(await replaceBy('pm_card_authenticationRequired')).toEqual({ status: 'replaced' })
  })

  it('keeps the old card when the new one is accepted for later, but does not pay what is overdue', async () => {
    const { subscription } = await payments().startSubscription(orderOf('pm_card_visa'))
    const { subscriptionId } = subscription
    leaveRenewalUnpaid(subscriptionId)
    const { status } = (await payments().readSubscription(subscriptionId)) ?? {}
    const paymentMethodId = 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'
    const replace = () => payments().replaceCard({ subscriptionId, paymentMethodId })
    const asked = await replace()
    if (asked.status !== 'confirmation-needed') throw new Error('expected a confirmation')
    approveAtBank(asked.clientSecret)
    await expect(replace()).rejects.toMatchObject({
      code: 'payment-declined',
      data: { reason: 'Your card has insufficient funds.' },
    })
    expect(await cardOf(subscriptionId)).toBe('pm_card_visa')
    expect(await payments().readSubscription(subscriptionId)).toMatchObject({ status })
  })

  it('sends receipts to a new address from now on, and the subscription stays as it is', async () => {
    const { subscription } = await payments().startSubscription(orderOf())
    const { subscriptionId } = subscription
    const email = `${crypto.randomUUID()}@example.org`
    for (let time = 0; time < 2; time++) await payments().changeEmail({ subscriptionId, email })
    if (receiptAddressOf) expect(receiptAddressOf(subscriptionId)).toBe(email)
    expect(await payments().readSubscription(subscriptionId)).toEqual(subscription)
  })

  it('changes no address for a subscription that is not its own', async () => {
    const change = { subscriptionId: 'sub_test_somebody_elses', email: 'ada@example.org' }
    await expect(payments().changeEmail(change)).rejects.toMatchObject({ code: 'payment-failed' })
  })

  it('does not know a subscription that is not its own', async () => {
    expect(await payments().readSubscription('sub_test_somebody_elses')).toBeNull()
    await expect(payments().settleConfirmation('sub_test_somebody_elses')).rejects.toMatchObject({
      code: 'payment-failed',
    })
  })

  it('believes no webhook without its own signature', async () => {
    const { body } = stripe.signedEvent('customer.subscription.updated', { id: 'sub_1' })
    for (const signature of [undefined, '', 't=1,v1=00'])
      await expect(payments().readWebhook(body, signature)).rejects.toMatchObject({
        code: 'invalid-webhook-signature',
      })
  })
})
