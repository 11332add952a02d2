import type Stripe from 'stripe'
import { Problem } from '#domain/problems.ts'
import type { FirstPayment, ProviderSubscription } from './payments.ts'
import { isMissing } from './stripe-problems.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NO_SUCH_ID = 'none'

/** Where the id of the payment stands in the metadata of a customer and a subscription. */
export const PAYMENT_ID_KEY = 'payment_id'

const knownStatus: ReadonlyMap<string, ProviderSubscription['status']> = new Map(
  Object.entries<ProviderSubscription['status']>({
    incomplete: 'incomplete',
    trialing: 'active',
    active: 'active',
    past_due: 'past_due',
    incomplete_expired: 'ended',
    canceled: 'ended',
    unpaid: 'ended',
    paused: 'ended',
  }),
)

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

/**
 * Stripe's subscription in our terms. The period belongs to the item; there is one item, the plan. A status that
 * this version does not know counts as past due: the person keeps access while the operator has days to look.
 */
export function providerSubscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0]
  const paymentId = subscription.metadata[PAYMENT_ID_KEY] ?? NO_SUCH_ID
  return {
    customerId: idOf(subscription.customer),
    subscriptionId: subscription.id,
    // The operator may write metadata by hand.
    paymentId: uuid.test(paymentId) ? paymentId : null,
    status: knownStatus.get(subscription.status) ?? 'past_due',
    currentPeriodEnd: new Date((item?.current_period_end ?? subscription.billing_cycle_anchor) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

/** The payment intent of the first invoice; needs `latest_invoice.payments` expanded. */
export function firstPaymentIntentId(subscription: Stripe.Subscription): string {
  const invoice = subscription.latest_invoice
  const payments = invoice && typeof invoice !== 'string' ? invoice.payments?.data : undefined
  const intent = payments?.find(({ is_default }) => is_default)?.payment.payment_intent
  if (!intent) throw new Problem('payment-failed')
  return idOf(intent)
}

/** What became of the first charge, from the subscription and its first payment intent. */
export function firstPaymentOf(
  subscription: Stripe.Subscription,
  intent: Stripe.PaymentIntent | null,
): FirstPayment {
  const known = providerSubscriptionOf(subscription)
  if (known.status === 'active' || known.status === 'past_due') return { status: 'paid', subscription: known }
  // The subscription follows its payment by a moment.
  if (known.status === 'incomplete' && intent?.status === 'succeeded')
    return { status: 'paid', subscription: { ...known, status: 'active' } }
  const isWaiting = intent?.status === 'requires_action' || intent?.status === 'processing'
  if (known.status === 'incomplete' && isWaiting && intent.client_secret)
    return { status: 'confirmation-needed', subscription: known, clientSecret: intent.client_secret }
  return { status: 'unpaid', subscription: known, reason: intent?.last_payment_error?.message ?? null }
}

export const subscriptionParts = { expand: ['latest_invoice.payments'] }

/** Reads a subscription and what became of its first charge; null when Stripe does not know it. */
export async function readFirstPayment(stripe: Stripe, subscriptionId: string): Promise<FirstPayment | null> {
  try {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, subscriptionParts)
    if (subscription.status !== 'incomplete') return firstPaymentOf(subscription, null)
    return firstPaymentOf(
      subscription,
      await stripe.paymentIntents.retrieve(firstPaymentIntentId(subscription)),
    )
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
