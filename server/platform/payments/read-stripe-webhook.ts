import type Stripe from 'stripe'
import { Problem } from '#domain/problems.ts'
import type { PaymentEvent } from './payments.ts'
import { askStripe } from './stripe-problems.ts'
import { idOf } from './stripe-subscription.ts'

function invoiceSubscriptionId(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription
  return subscription ? idOf(subscription) : null
}

async function chargeSubscriptionId(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  if (!charge.payment_intent) return null
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(charge.payment_intent) },
    expand: ['data.invoice'],
    limit: 1,
  })
  const invoice = payments.data[0]?.invoice
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return null
  return invoiceSubscriptionId(invoice)
}

async function changeOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent['change']> {
  const changed = (subscriptionId: string | null) =>
    subscriptionId === null ? null : ({ kind: 'subscription-changed', subscriptionId } as const)
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return changed(event.data.object.id)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return changed(invoiceSubscriptionId(event.data.object))
    case 'charge.refunded': {
      // `refunded` is true for a full refund only; a part of the price given back ends nothing.
      if (!event.data.object.refunded) return null
      const subscriptionId = await chargeSubscriptionId(stripe, event.data.object)
      return subscriptionId === null ? null : { kind: 'payment-refunded', subscriptionId }
    }
    default:
      return null
  }
}

/** Checks Stripe's signature over the body and its age, and reads which subscription the event is about. */
export async function readStripeWebhook(
  stripe: Stripe,
  received: { body: string; signature: string | undefined; secret: string; at: Date },
): Promise<PaymentEvent> {
  const { body, signature = '', secret, at } = received
  let event: Stripe.Event
  try {
    event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      stripe.webhooks.DEFAULT_TOLERANCE,
      undefined,
      at.getTime(),
    )
  } catch (cause) {
    throw new Problem('invalid-webhook-signature', {}, { cause })
  }
  return { id: event.id, type: event.type, change: await askStripe(() => changeOf(stripe, event)) }
}
