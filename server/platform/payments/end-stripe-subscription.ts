import Stripe from 'stripe'
import { idOf } from './stripe-subscription.ts'

/** Monthly invoices of more than eight years. */
const MAX_INVOICES = 100

const isOver = (subscription: Stripe.Subscription) =>
  subscription.status === 'canceled' || subscription.status === 'incomplete_expired'

/** Cancels at once; a subscription that is over already stays as it is. */
export async function cancelStripeSubscription(
  stripe: Stripe,
  subscriptionId: string,
): Promise<Stripe.Subscription> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  return isOver(subscription) ? subscription : await stripe.subscriptions.cancel(subscriptionId)
}

async function refundIntent(stripe: Stripe, intentId: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `${intentId}:refund` })
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
    if (!isDone) throw error
  }
}

/**
 * Cancels first, so that nothing more is charged, then voids what is open and refunds what was paid: also a
 * charge that went through while this was under way.
 */
export async function cancelAndRefundStripe(
  stripe: Stripe,
  subscriptionId: string,
): Promise<{ isRefunded: boolean }> {
  await cancelStripeSubscription(stripe, subscriptionId)
  const invoices = await stripe.invoices.list({
    subscription: subscriptionId,
    limit: MAX_INVOICES,
    expand: ['data.payments'],
  })
  let isRefunded = false
  for (const invoice of invoices.data) {
    if (invoice.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
    for (const { status, payment } of invoice.payments?.data ?? []) {
      if (status !== 'paid' || !payment.payment_intent) continue
      await refundIntent(stripe, idOf(payment.payment_intent))
      isRefunded = true
    }
  }
  return { isRefunded }
}
