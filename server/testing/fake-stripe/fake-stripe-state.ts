import { randomBytes } from 'node:crypto'

export type FakeCustomer = { id: string; email: string; name: string; metadata: Record<string, string> }
export type FakeIntent = {
  id: string
  invoiceId: string
  clientSecret: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  paymentMethodId: string | null
  error: string | null
  isRefunded: boolean
}
export type FakeInvoice = {
  id: string
  subscriptionId: string
  intentId: string
  status: 'open' | 'paid' | 'void'
}
export type FakeSubscription = {
  id: string
  customerId: string
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  latestInvoiceId: string
  /** Unix seconds. */
  currentPeriodEnd: number
  cancelAtPeriodEnd: boolean
  defaultPaymentMethodId: string | null
  metadata: Record<string, string>
}
export type FakeSetup = {
  id: string
  clientSecret: string
  status: 'requires_action' | 'requires_payment_method' | 'succeeded'
  paymentMethodId: string
  error: string | null
}

/** Everything that the stand-in's account holds. */
export type FakeStripeState = ReturnType<typeof createFakeStripeState>

export function createFakeStripeState(now: () => Date) {
  return {
    nowSeconds: () => Math.floor(now().getTime() / 1000),
    customers: new Map<string, FakeCustomer>(),
    subscriptions: new Map<string, FakeSubscription>(),
    invoices: new Map<string, FakeInvoice>(),
    intents: new Map<string, FakeIntent>(),
    setups: new Map<string, FakeSetup>(),
  }
}

/** An id in Stripe's style. */
export function newFakeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** A refusal as Stripe answers it. */
export class FakeStripeError extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }

  constructor(status: number, error: { type: string; code?: string; message: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export function missing(what: string): FakeStripeError {
  return new FakeStripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  })
}

/** Stripe takes an empty value for the wish to unset what cannot be unset in what is being made. */
export function refuseEmpty(form: URLSearchParams): void {
  for (const [name, value] of form)
    if (value === '')
      throw new FakeStripeError(400, {
        type: 'invalid_request_error',
        code: 'parameter_invalid_empty',
        message: `You passed an empty string for '${name}'.`,
      })
}

export function findIn<T>(map: Map<string, T>, id: string, what: string): T {
  const found = map.get(id)
  if (!found) throw missing(what)
  return found
}
