import type Stripe from 'stripe'
import { Problem } from '#domain/problems.ts'
import type { CardReplacement } from './payments.ts'
import { idOf } from './stripe-subscription.ts'

/**
 * Has the bank accept the card for later charges (3-D Secure where it asks for it). The same card asks for the
 * same set-up, whose state is then read anew.
 */
async function setUpCard(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  paymentMethodId: string,
): Promise<Stripe.SetupIntent> {
  const setUp = await stripe.setupIntents.create(
    {
      customer: idOf(subscription.customer),
      payment_method: paymentMethodId,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      usage: 'off_session',
      confirm: true,
      use_stripe_sdk: true,
    },
    { idempotencyKey: `${subscription.id}:set-up:${paymentMethodId}` },
  )
  return setUp.status === 'succeeded' ? setUp : await stripe.setupIntents.retrieve(setUp.id)
}

async function payOverdueInvoice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  paymentMethodId: string,
): Promise<void> {
  if (subscription.status !== 'past_due' || !subscription.latest_invoice) return
  const invoiceId = idOf(subscription.latest_invoice)
  await stripe.invoices.pay(
    invoiceId,
    { payment_method: paymentMethodId },
    { idempotencyKey: `${invoiceId}:pay:${paymentMethodId}` },
  )
}

/** Makes a card the one that is charged, after the bank accepted it and it paid what is overdue. */
export async function replaceStripeCard(
  stripe: Stripe,
  { subscriptionId, paymentMethodId }: { subscriptionId: string; paymentMethodId: string },
): Promise<CardReplacement> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const setUp = await setUpCard(stripe, subscription, paymentMethodId)
  if (setUp.status === 'requires_action' && setUp.client_secret)
    return { status: 'confirmation-needed', clientSecret: setUp.client_secret }
  if (setUp.status !== 'succeeded')
    throw new Problem('payment-declined', { reason: setUp.last_setup_error?.message })
  await payOverdueInvoice(stripe, subscription, paymentMethodId)
  await stripe.subscriptions.update(subscriptionId, { default_payment_method: paymentMethodId })
  return { status: 'replaced' }
}
