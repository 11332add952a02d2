import { Problem } from '#domain/problems.ts'
import { cancelAndRefundStripe, cancelStripeSubscription } from './end-stripe-subscription.ts'
import type { Payments } from './payments.ts'
import { stripeProductReader } from './read-stripe-product.ts'
import { readStripeWebhook } from './read-stripe-webhook.ts'
import { replaceStripeCard } from './replace-stripe-card.ts'
import {
  findStripeFirstPayment,
  startStripeSubscription,
  tryStripeCard,
} from './start-stripe-subscription.ts'
import { createStripeClient, type StripeSettings } from './stripe-client.ts'
import { askStripe, isMissing } from './stripe-problems.ts'
import { idOf, providerSubscriptionOf, readFirstPayment } from './stripe-subscription.ts'

/** Stripe through its official SDK, or a local stand-in that speaks the same protocol. */
export function createStripePayments(settings: StripeSettings, now: () => Date): Payments {
  const stripe = createStripeClient(settings)
  const readProduct = stripeProductReader(stripe, settings.priceId, now)
  return {
    cardEntry: { kind: 'stripe', publishableKey: settings.publishableKey },
    readProduct: () => askStripe(readProduct),
    startSubscription: (order) => askStripe(() => startStripeSubscription(stripe, settings, order)),
    tryCard: (order) => askStripe(() => tryStripeCard(stripe, settings, order)),
    findFirstPayment: (order) =>
      askStripe(() =>
        order.subscriptionId
          ? readFirstPayment(stripe, order.subscriptionId)
          : findStripeFirstPayment(stripe, order),
      ),
    async settleConfirmation(subscriptionId) {
      const payment = await askStripe(() => readFirstPayment(stripe, subscriptionId))
      if (!payment) throw new Problem('payment-failed')
      return payment
    },
    readSubscription: (subscriptionId) =>
      askStripe(async () => {
        try {
          return providerSubscriptionOf(await stripe.subscriptions.retrieve(subscriptionId))
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),
    cancelAndRefund: (subscriptionId) => askStripe(() => cancelAndRefundStripe(stripe, subscriptionId)),
    cancelNow: (subscriptionId) =>
      askStripe(async () => providerSubscriptionOf(await cancelStripeSubscription(stripe, subscriptionId))),
    setCancelAtPeriodEnd: (subscriptionId, isCancelled) =>
      askStripe(async () =>
        providerSubscriptionOf(
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled }),
        ),
      ),
    replaceCard: (change) => askStripe(() => replaceStripeCard(stripe, change)),
    changeEmail: ({ subscriptionId, email }) =>
      askStripe(async () => {
        const { customer } = await stripe.subscriptions.retrieve(subscriptionId)
        await stripe.customers.update(idOf(customer), { email })
      }),
    readWebhook: (body, signature) =>
      readStripeWebhook(stripe, { body, signature, secret: settings.webhookSecret, at: now() }),
  }
}
