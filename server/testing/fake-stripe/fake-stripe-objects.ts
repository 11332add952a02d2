import {
  type FakeCustomer,
  type FakeIntent,
  type FakeInvoice,
  type FakeSetup,
  type FakeStripeState,
  type FakeSubscription,
  findIn,
} from './fake-stripe-state.ts'

/** The stand-in's objects as Stripe's API 2026-10-28 writes them, as far as the product reads them. */

export const customerJson = (customer: FakeCustomer) => ({ object: 'customer', ...customer })

export const listJson = (data: unknown[], url: string) => ({ object: 'list', url, has_more: false, data })

export const priceJson = (id: string) => ({
  id,
  object: 'price',
  currency: 'usd',
  unit_amount: 999,
  recurring: { interval: 'month', interval_count: 1 },
  product: {
    id: 'prod_premium',
    object: 'product',
    name: 'Premium',
    description: 'Premium subscription',
    metadata: { token_limit: '500000' },
  },
})

export const intentJson = (intent: FakeIntent) => ({
  id: intent.id,
  object: 'payment_intent',
  status: intent.status,
  client_secret: intent.clientSecret,
  payment_method: intent.paymentMethodId,
  last_payment_error: intent.error === null ? null : { type: 'card_error', message: intent.error },
})

export const setupJson = (setup: FakeSetup) => ({
  id: setup.id,
  object: 'setup_intent',
  status: setup.status,
  client_secret: setup.clientSecret,
  payment_method: setup.paymentMethodId,
  last_setup_error: setup.error === null ? null : { type: 'card_error', message: setup.error },
})

export const invoicePaymentJson = (invoice: FakeInvoice, expandsInvoice: boolean) => ({
  id: `inpay_${invoice.id}`,
  object: 'invoice_payment',
  is_default: true,
  status: { open: 'open', paid: 'paid', void: 'canceled' }[invoice.status],
  invoice: expandsInvoice ? invoiceJson(invoice) : invoice.id,
  payment: { type: 'payment_intent', payment_intent: invoice.intentId },
})

export function invoiceJson(invoice: FakeInvoice): Record<string, unknown> {
  return {
    id: invoice.id,
    object: 'invoice',
    status: invoice.status,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: invoice.subscriptionId, metadata: {} },
    },
    payments: listJson([invoicePaymentJson(invoice, false)], '/v1/invoice_payments'),
  }
}

export function subscriptionJson(
  state: FakeStripeState,
  subscription: FakeSubscription,
  expandsInvoice: boolean,
) {
  const invoice = findIn(state.invoices, subscription.latestInvoiceId, 'invoice')
  return {
    id: subscription.id,
    object: 'subscription',
    status: subscription.status,
    customer: subscription.customerId,
    metadata: subscription.metadata,
    billing_cycle_anchor: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.currentPeriodEnd : null,
    default_payment_method: subscription.defaultPaymentMethodId,
    items: listJson(
      [{ object: 'subscription_item', current_period_end: subscription.currentPeriodEnd }],
      '/v1/subscription_items',
    ),
    latest_invoice: expandsInvoice ? invoiceJson(invoice) : invoice.id,
  }
}
