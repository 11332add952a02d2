import { confirmIntent, payInvoice, refundIntent, voidInvoice } from './fake-stripe-charges.ts'
import {
  customerJson,
  intentJson,
  invoiceJson,
  invoicePaymentJson,
  listJson,
  priceJson,
  setupJson,
  subscriptionJson,
} from './fake-stripe-objects.ts'
import {
  type FakeCustomer,
  type FakeStripeState,
  findIn,
  missing,
  newFakeId,
  refuseEmpty,
} from './fake-stripe-state.ts'
import { cancelSubscription, makeSetup, makeSubscription } from './fake-stripe-subscriptions.ts'

export type FakeRequest = { method: string; path: string; form: URLSearchParams }

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = key.match(/^metadata\[(.+)\]$/)?.[1]
      return name ? [[name, value]] : []
    }),
  )
}

const expands = (form: URLSearchParams, part: string) =>
  [...form].some(([key, value]) => key.startsWith('expand') && value.startsWith(part))

function customers(state: FakeStripeState, { method, form }: FakeRequest): unknown {
  if (method === 'GET') {
    const found = [...state.customers.values()].filter(({ email }) => email === form.get('email'))
    return listJson(found.map(customerJson).reverse(), '/v1/customers')
  }
  const customer: FakeCustomer = {
    id: newFakeId('cus'),
    email: form.get('email') ?? '',
    name: form.get('name') ?? '',
    metadata: metadataOf(form),
  }
  state.customers.set(customer.id, customer)
  return customerJson(customer)
}

function customer(state: FakeStripeState, { form }: FakeRequest, id: string): unknown {
  const found = findIn(state.customers, id, 'customer')
  found.email = form.get('email') ?? found.email
  return customerJson(found)
}

function subscriptions(state: FakeStripeState, { method, form }: FakeRequest): unknown {
  const json = (each: Parameters<typeof subscriptionJson>[1]) =>
    subscriptionJson(state, each, expands(form, 'latest_invoice'))
  if (method === 'POST') return json(makeSubscription(state, form.get('customer') ?? '', metadataOf(form)))
  const found = [...state.subscriptions.values()].filter((each) => each.customerId === form.get('customer'))
  return listJson(found.map(json), '/v1/subscriptions')
}

function subscription(state: FakeStripeState, { method, form }: FakeRequest, id: string): unknown {
  const found = findIn(state.subscriptions, id, 'subscription')
  if (method === 'DELETE') cancelSubscription(state, id)
  if (method === 'POST') {
    const [cancels, card] = [form.get('cancel_at_period_end'), form.get('default_payment_method')]
    if (cancels !== null) found.cancelAtPeriodEnd = cancels === 'true'
    if (card !== null) found.defaultPaymentMethodId = card
  }
  return subscriptionJson(state, found, expands(form, 'latest_invoice'))
}

function invoiceAction(state: FakeStripeState, form: URLSearchParams, id: string, action: string): unknown {
  const invoice = findIn(state.invoices, id, 'invoice')
  if (action === 'void') voidInvoice(state, id)
  else payInvoice(state, id, form.get('payment_method') ?? '')
  return invoiceJson(invoice)
}

function paymentIntent(state: FakeStripeState, { method, form }: FakeRequest, id: string): unknown {
  const intent = findIn(state.intents, id, 'payment_intent')
  if (method === 'POST') confirmIntent(state, intent, form.get('payment_method') ?? '')
  return intentJson(intent)
}

function refunds(state: FakeStripeState, form: URLSearchParams): unknown {
  refundIntent(state, form.get('payment_intent') ?? '')
  return { id: newFakeId('re'), object: 'refund', status: 'succeeded' }
}

function invoices(state: FakeStripeState, form: URLSearchParams): unknown {
  const found = [...state.invoices.values()].filter(
    (each) => each.subscriptionId === form.get('subscription'),
  )
  return listJson(found.map(invoiceJson), '/v1/invoices')
}

function invoicePayments(state: FakeStripeState, form: URLSearchParams): unknown {
  const intentId = form.get('payment[payment_intent]')
  const found = [...state.invoices.values()].filter((each) => each.intentId === intentId)
  return listJson(
    found.map((each) => invoicePaymentJson(each, expands(form, 'data.invoice'))),
    '/v1/invoice_payments',
  )
}

/** Carries out one call of Stripe's API, or throws the error that Stripe would answer. */
export function answerFakeStripe(state: FakeStripeState, priceId: string, request: FakeRequest): unknown {
  const { path, form } = request
  refuseEmpty(form)
  const [, resource = '', id, action] = path.slice(1).split('/')
  switch (`${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}`) {
    case 'prices/:id':
      if (id !== priceId) throw missing('price')
      return priceJson(priceId)
    case 'customers':
      return customers(state, request)
    case 'customers/:id':
      return customer(state, request, id ?? '')
    case 'subscriptions':
      return subscriptions(state, request)
    case 'subscriptions/:id':
      return subscription(state, request, id ?? '')
    case 'payment_intents/:id':
    case 'payment_intents/:id/confirm':
      return paymentIntent(state, request, id ?? '')
    case 'invoices':
      return invoices(state, form)
    case 'invoices/:id/void':
    case 'invoices/:id/pay':
      return invoiceAction(state, form, id ?? '', action ?? '')
    case 'invoice_payments':
      return invoicePayments(state, form)
    case 'refunds':
      return refunds(state, form)
    case 'setup_intents':
      return setupJson(makeSetup(state, form.get('payment_method') ?? ''))
    case 'setup_intents/:id':
      return setupJson(findIn(state.setups, id ?? '', 'setup_intent'))
    default:
      throw missing(`route ${path}`)
  }
}
