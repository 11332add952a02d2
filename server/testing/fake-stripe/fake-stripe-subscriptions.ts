import { testCardOutcome } from '../../platform/payments/test-card-outcomes.ts'
import { voidInvoice } from './fake-stripe-charges.ts'
import {
  type FakeInvoice,
  type FakeSetup,
  FakeStripeError,
  type FakeStripeState,
  type FakeSubscription,
  findIn,
  missing,
  newFakeId,
} from './fake-stripe-state.ts'

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** An open invoice of a subscription with the payment intent that pays it. */
function openInvoice(state: FakeStripeState, subscriptionId: string): FakeInvoice {
  const intentId = newFakeId('pi')
  const invoice: FakeInvoice = { id: newFakeId('in'), subscriptionId, intentId, status: 'open' }
  state.invoices.set(invoice.id, invoice)
  state.intents.set(intentId, {
    id: intentId,
    invoiceId: invoice.id,
    clientSecret: `${intentId}_secret_${newFakeId('s')}`,
    status: 'requires_payment_method',
    paymentMethodId: null,
    error: null,
    isRefunded: false,
  })
  return invoice
}

/** A subscription whose first invoice is open, as `payment_behavior: default_incomplete` makes it. */
export function makeSubscription(
  state: FakeStripeState,
  customerId: string,
  metadata: Record<string, string>,
): FakeSubscription {
  findIn(state.customers, customerId, 'customer')
  const id = newFakeId('sub')
  const subscription: FakeSubscription = {
    id,
    customerId,
    status: 'incomplete',
    latestInvoiceId: openInvoice(state, id).id,
    currentPeriodEnd: state.nowSeconds() + MONTH_SECONDS,
    cancelAtPeriodEnd: false,
    defaultPaymentMethodId: null,
    metadata,
  }
  state.subscriptions.set(id, subscription)
  return subscription
}

export function cancelSubscription(state: FakeStripeState, id: string): FakeSubscription {
  const subscription = findIn(state.subscriptions, id, 'subscription')
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw missing('subscription')
  const wasIncomplete = subscription.status === 'incomplete'
  subscription.status = wasIncomplete ? 'incomplete_expired' : 'canceled'
  // Later invoices stay open: Stripe only stops to collect them.
  if (wasIncomplete) voidInvoice(state, subscription.latestInvoiceId)
  return subscription
}

/** A new period begins and the kept card is charged for it. */
export function renewSubscription(state: FakeStripeState, id: string, isPaid: boolean): FakeInvoice {
  const subscription = findIn(state.subscriptions, id, 'subscription')
  const invoice = openInvoice(state, id)
  subscription.latestInvoiceId = invoice.id
  subscription.status = isPaid ? 'active' : 'past_due'
  if (isPaid) {
    subscription.currentPeriodEnd += MONTH_SECONDS
    invoice.status = 'paid'
    findIn(state.intents, invoice.intentId, 'payment_intent').status = 'succeeded'
  }
  return invoice
}

/** Has the bank accept a card for later charges. */
export function makeSetup(state: FakeStripeState, paymentMethodId: string): FakeSetup {
  const outcome = testCardOutcome(paymentMethodId)
  if (outcome.kind === 'declined')
    throw new FakeStripeError(402, { type: 'card_error', code: 'card_declined', message: outcome.reason })
  const id = newFakeId('seti')
  const setup: FakeSetup = {
    id,
    clientSecret: `${id}_secret_${newFakeId('s')}`,
    status: outcome.kind === 'succeeds' ? 'succeeded' : 'requires_action',
    paymentMethodId,
    error: null,
  }
  state.setups.set(id, setup)
  return setup
}
