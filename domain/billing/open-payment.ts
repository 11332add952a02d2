/**
 * How long one request may hold a payment while it speaks with the provider. Longer than all its calls with
 * their time-outs and retries, so that a second request never speaks for the same e-mail at the same time.
 */
const PAYMENT_HOLD_MS = 2 * 60 * 1000
/** What nobody claimed by then is refunded (decisions, "Payment before the account exists"). */
const REFUND_UNCLAIMED_AFTER_MS = 24 * 60 * 60 * 1000

/** A payment that may still become an account. There is at most one per e-mail. */
export type OpenPayment = {
  status: 'pending' | 'confirming' | 'paid'
  /** Until when a request holds it. */
  heldUntil: Date
}

/** `begin` a new payment, answer with the one that is `kept`, `wait` for the request that holds it, or `resume` it. */
export type PaymentStep = 'begin' | 'kept' | 'wait' | 'resume'

/** What to do when somebody wants to pay with an e-mail for which `open` is on record. */
export function nextPaymentStep(open: OpenPayment | null, now: Date): PaymentStep {
  if (!open) return 'begin'
  if (open.status === 'paid') return 'kept'
  return open.heldUntil.getTime() > now.getTime() ? 'wait' : 'resume'
}

/**
 * What to do with a payment that nobody claimed when the provider tells the state of its subscription: a charge
 * that went through makes it paid; one that ended, or that runs although the payment is over, is closed and given
 * back. A pending payment is left to the request that holds it.
 */
export function nextStepAfterNews(
  payment: 'pending' | 'confirming' | 'paid' | 'claimed' | 'closing' | 'failed' | 'refunded',
  subscription: 'active' | 'past_due' | 'ended',
): 'record-paid' | 'close' | 'nothing' {
  const isRunning = subscription !== 'ended'
  if (payment === 'pending' || payment === 'confirming') {
    if (isRunning) return 'record-paid'
    return payment === 'confirming' ? 'close' : 'nothing'
  }
  if (payment === 'paid') return isRunning ? 'nothing' : 'close'
  if (payment === 'failed' || payment === 'refunded') return isRunning ? 'close' : 'nothing'
  return 'nothing'
}

/** Until when a request that starts or resumes a payment at `now` holds it. */
export function paymentHeldUntil(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_HOLD_MS)
}

/** Payments made at or before this moment and still unclaimed are refunded. */
export function unclaimedRefundCutoff(now: Date): Date {
  return new Date(now.getTime() - REFUND_UNCLAIMED_AFTER_MS)
}
