import Stripe from 'stripe'
import { Problem } from '#domain/problems.ts'
import type { ConfirmationNeeded, FirstPayment, Paid, PaymentOrder } from './payments.ts'
import { chargeOptions, type StripeSettings } from './stripe-client.ts'
import {
  firstPaymentIntentId,
  firstPaymentOf,
  idOf,
  PAYMENT_ID_KEY,
  readFirstPayment,
  subscriptionParts,
} from './stripe-subscription.ts'

/** Customers with one e-mail, newest first: failed tries leave some behind, never this many within a day. */
const MAX_CUSTOMERS = 100

/**
 * The incomplete subscription of an order. Neither call knows the card, so an order that is repeated with another
 * card finds the same customer and subscription under the same idempotency keys.
 */
async function orderSubscription(
  stripe: Stripe,
  priceId: string,
  { paymentId, email, name }: PaymentOrder,
): Promise<Stripe.Subscription> {
  const metadata = { [PAYMENT_ID_KEY]: paymentId }
  const customer = await stripe.customers.create(
    // Whoever has no name sends none: Stripe refuses an empty one.
    { email, ...(name && { name }), metadata },
    { idempotencyKey: `${paymentId}:customer` },
  )
  return await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata,
      ...subscriptionParts,
    },
    { idempotencyKey: `${paymentId}:subscription` },
  )
}

/** An incomplete subscription that nobody can pay any more. Stripe ends it by itself after 23 hours if this fails. */
async function abandon(stripe: Stripe, subscriptionId: string): Promise<void> {
  await stripe.subscriptions.cancel(subscriptionId).catch(() => undefined)
}

async function chargeFirstPeriod(
  stripe: Stripe,
  settings: StripeSettings,
  subscription: Stripe.Subscription,
  { paymentId, paymentMethodId }: PaymentOrder,
): Promise<FirstPayment> {
  const intentId = firstPaymentIntentId(subscription)
  // A repeated order gets the subscription as it was when it was made; only the intent tells what happened since.
  const before = await stripe.paymentIntents.retrieve(intentId)
  if (before.status === 'succeeded') return firstPaymentOf(subscription, before)
  if (before.status === 'canceled') throw new Problem('payment-failed')
  try {
    const intent = await stripe.paymentIntents.confirm(
      intentId,
      { payment_method: paymentMethodId, use_stripe_sdk: true },
      { ...chargeOptions(settings), idempotencyKey: `${paymentId}:confirm:${paymentMethodId}` },
    )
    return firstPaymentOf(subscription, intent)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) await abandon(stripe, subscription.id)
    throw error
  }
}

/** Orders a subscription and charges its first period; a charge that went through is told from the newest state. */
export async function startStripeSubscription(
  stripe: Stripe,
  settings: StripeSettings,
  order: PaymentOrder,
): Promise<Paid | ConfirmationNeeded> {
  const subscription = await orderSubscription(stripe, settings.priceId, order)
  const payment = await chargeFirstPeriod(stripe, settings, subscription, order)
  // A confirmed payment is paid, waits for the bank, or was thrown as a card error.
  if (payment.status === 'unpaid') throw new Problem('payment-failed')
  if (payment.status !== 'paid') return payment
  const now = await readFirstPayment(stripe, subscription.id)
  return now?.status === 'paid' ? now : payment
}

/**
 * Orders as for a payment, with the same number of calls, so that a declined card takes as long; in place of the charge
 * the bank is asked to accept the card, and the order is abandoned whatever it says.
 */
export async function tryStripeCard(
  stripe: Stripe,
  settings: StripeSettings,
  order: PaymentOrder,
): Promise<void> {
  const subscription = await orderSubscription(stripe, settings.priceId, order)
  try {
    await stripe.paymentIntents.retrieve(firstPaymentIntentId(subscription))
    const setUp = await stripe.setupIntents.create(
      {
        customer: idOf(subscription.customer),
        payment_method: order.paymentMethodId,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        usage: 'on_session',
        confirm: true,
        use_stripe_sdk: true,
      },
      { ...chargeOptions(settings), idempotencyKey: `${order.paymentId}:try:${order.paymentMethodId}` },
    )
    if (setUp.status === 'succeeded' || setUp.status === 'requires_action') return
    throw new Problem('payment-declined', { reason: setUp.last_setup_error?.message })
  } finally {
    await abandon(stripe, subscription.id)
  }
}

/**
 * What an order led to, found by the payment's id in the metadata. Lists by e-mail, because Stripe's search may
 * be behind by a minute (https://docs.stripe.com/search#data-freshness).
 */
export async function findStripeFirstPayment(
  stripe: Stripe,
  { paymentId, email }: { paymentId: string; email: string },
): Promise<FirstPayment | null> {
  const customers = await stripe.customers.list({ email, limit: MAX_CUSTOMERS })
  const customer = customers.data.find(({ metadata }) => metadata[PAYMENT_ID_KEY] === paymentId)
  if (!customer) return null
  const subscriptions = await stripe.subscriptions.list({ customer: customer.id, status: 'all', limit: 10 })
  const ordered = subscriptions.data.find(({ metadata }) => metadata[PAYMENT_ID_KEY] === paymentId)
  return ordered ? await readFirstPayment(stripe, ordered.id) : null
}
