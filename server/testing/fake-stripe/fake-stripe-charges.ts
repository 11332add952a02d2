import { testCardOutcome } from '../../platform/payments/test-card-outcomes.ts'
import { type FakeIntent, FakeStripeError, type FakeStripeState, findIn } from './fake-stripe-state.ts'

const MONTH_SECONDS = 30 * 24 * 60 * 60
/** Stripe's own wording after a refused 3-D Secure. */
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

function partsOf(state: FakeStripeState, intent: FakeIntent) {
  const invoice = findIn(state.invoices, intent.invoiceId, 'invoice')
  return { invoice, subscription: findIn(state.subscriptions, invoice.subscriptionId, 'subscription') }
}

function succeed(state: FakeStripeState, intent: FakeIntent): void {
  const { invoice, subscription } = partsOf(state, intent)
  intent.status = 'succeeded'
  invoice.status = 'paid'
  if (subscription.status === 'past_due') subscription.currentPeriodEnd += MONTH_SECONDS
  subscription.status = 'active'
  subscription.defaultPaymentMethodId = intent.paymentMethodId
}

function refuse(intent: FakeIntent, message: string): void {
  intent.status = 'requires_payment_method'
  intent.error = message
}

/** Tries to charge a card, as confirming a payment intent does. */
export function confirmIntent(state: FakeStripeState, intent: FakeIntent, paymentMethodId: string): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw new FakeStripeError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    })
  intent.paymentMethodId = paymentMethodId
  const outcome = testCardOutcome(paymentMethodId)
  if (outcome.kind === 'succeeds') succeed(state, intent)
  if (outcome.kind === 'asks-bank') intent.status = 'requires_action'
  if (outcome.kind === 'declined') {
    refuse(intent, outcome.reason)
    throw new FakeStripeError(402, { type: 'card_error', code: 'card_declined', message: outcome.reason })
  }
}

/** Charges a card for an invoice. One that the bank accepted for later charges is charged without asking again. */
export function payInvoice(state: FakeStripeState, invoiceId: string, paymentMethodId: string): void {
  const intent = findIn(state.intents, findIn(state.invoices, invoiceId, 'invoice').intentId, 'intent')
  confirmIntent(state, intent, paymentMethodId)
  const isSetUp = [...state.setups.values()].some(
    (each) => each.paymentMethodId === paymentMethodId && each.status === 'succeeded',
  )
  if (!isSetUp || intent.status !== 'requires_action') return
  decideAtBank(state, intent.clientSecret, true)
  if (intent.error !== null)
    throw new FakeStripeError(402, { type: 'card_error', code: 'card_declined', message: intent.error })
}

/** What the person and the bank decide on the bank's page. */
export function decideAtBank(state: FakeStripeState, clientSecret: string, isApproved: boolean): void {
  const intent = [...state.intents.values()].find((each) => each.clientSecret === clientSecret)
  const setup = [...state.setups.values()].find((each) => each.clientSecret === clientSecret)
  if (setup) {
    setup.status = isApproved ? 'succeeded' : 'requires_payment_method'
    setup.error = isApproved ? null : NOT_AUTHENTICATED
    return
  }
  if (intent?.status !== 'requires_action') throw new Error('nothing waits for the bank under this secret')
  const outcome = testCardOutcome(intent.paymentMethodId ?? '')
  const decision = outcome.kind === 'asks-bank' ? outcome.finally : outcome
  if (!isApproved) refuse(intent, NOT_AUTHENTICATED)
  else if (decision.kind === 'declined') refuse(intent, decision.reason)
  else succeed(state, intent)
}

export function voidInvoice(state: FakeStripeState, invoiceId: string): void {
  const invoice = findIn(state.invoices, invoiceId, 'invoice')
  if (invoice.status !== 'open')
    throw new FakeStripeError(400, {
      type: 'invalid_request_error',
      message: `You can only void open invoices, this one is ${invoice.status}.`,
    })
  invoice.status = 'void'
  findIn(state.intents, invoice.intentId, 'payment_intent').status = 'canceled'
}

export function refundIntent(state: FakeStripeState, intentId: string): void {
  const intent = findIn(state.intents, intentId, 'payment_intent')
  if (intent.status !== 'succeeded' || intent.isRefunded)
    throw new FakeStripeError(400, {
      type: 'invalid_request_error',
      code: intent.isRefunded ? 'charge_already_refunded' : 'payment_intent_unexpected_state',
      message: 'This PaymentIntent cannot be refunded.',
    })
  intent.isRefunded = true
}
