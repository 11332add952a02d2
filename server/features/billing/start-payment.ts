import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { PaymentReply, PaymentRequest } from '#domain/billing/contract.ts'
import { nextPaymentStep, paymentHeldUntil } from '#domain/billing/open-payment.ts'
import { Problem } from '#domain/problems.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import type { Services } from '../../services.ts'
import { billingLimits } from './billing-limits.ts'
import { chargePayment } from './charge-payment.ts'
import { closePayment } from './close-payment.ts'
import { keepPaid } from './keep-paid.ts'
import {
  findOpenPayment,
  holdPayment,
  insertPayment,
  isEmailTaken,
  type Payment,
  releasePayment,
} from './payment-queries.ts'

/** A payment that lapsed is closed and a new one begun; a third round means that others pay at the same moment. */
const MAX_ROUNDS = 3

function inProgress(heldUntil: Date, now: Date): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil((heldUntil.getTime() - now.getTime()) / 1000))
  return new Problem('payment-in-progress', { retryAfterSeconds })
}

/**
 * Goes on with a payment whose request ended without an answer, or that waits for a bank. The provider says what
 * became of it: paid is kept; nothing ordered yet is ordered now under the same id; an open or refused charge is
 * cancelled, and null is returned so that a new payment begins with the card given now.
 */
async function resumePayment(
  services: Services,
  held: Payment,
  paymentMethodId: string,
): Promise<PaymentReply | null> {
  const { id, email, subscriptionId } = held
  const found = await services.payments
    .findFirstPayment({ paymentId: id, email, subscriptionId })
    .catch(async (error: unknown) => {
      await releasePayment(services.db, id, services.now())
      throw error
    })
  if (found?.status === 'paid') {
    await keepPaid(services, id, found.subscription)
    return { status: 'kept' }
  }
  if (!found && held.status === 'pending') return await chargePayment(services, held, paymentMethodId)
  await closePayment(services, id)
  return null
}

/** Records a new payment before the provider is asked; null when it may not begin, or not any more. */
export type BeginPayment = (payment: {
  email: string
  name: string
  heldUntil: Date
  now: Date
}) => Promise<Payment | null>

async function takeStep(
  services: Services,
  order: PaymentRequest,
  begin: BeginPayment,
): Promise<PaymentReply | null> {
  const { db } = services
  const { email, name, paymentMethodId } = order
  const now = services.now()
  const heldUntil = paymentHeldUntil(now)
  const open = await findOpenPayment(db, email)
  const step = nextPaymentStep(open, now)
  if (!open || step === 'begin') {
    const begun = await begin({ email, name, heldUntil, now })
    return begun && (await chargePayment(services, begun, paymentMethodId))
  }
  if (step === 'kept') return { status: 'kept' }
  const held = step === 'resume' ? await holdPayment(db, open.id, { heldUntil, now }) : null
  if (!held) throw inProgress(step === 'resume' ? heldUntil : open.heldUntil, now)
  return await resumePayment(services, held, paymentMethodId)
}

/**
 * Takes one payment for an e-mail: at most one is open at a time, recorded before the provider is called, so that
 * no double click, crash or retry charges twice. An open one is gone on with.
 * @throws Problem `payment-in-progress` while another request pays, `payment-declined` with the provider's
 * reason, or what the provider throws
 */
export async function takePayment(
  services: Services,
  order: PaymentRequest,
  begin: BeginPayment,
): Promise<PaymentReply> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const reply = await takeStep(services, order, begin)
    if (reply) return reply
  }
  throw new Problem('payment-in-progress', { retryAfterSeconds: 1 })
}

/**
 * Takes a payment before the account exists (decisions, "Payment before the account exists"). That the e-mail has an
 * account is told before any charge, and only to who has a card that a payment could be made with.
 * @param address the caller's, as limits count it
 * @throws Problem `email-taken`, and those of `takePayment`
 */
export async function startPayment(
  services: Services,
  request: PaymentRequest,
  address: string,
): Promise<PaymentReply> {
  const order = { ...request, email: normalizeEmail(request.email) }
  await countAgainstLimit(services, billingLimits.paymentByPerson, `${address}:${emailSubject(order.email)}`)
  if (await isEmailTaken(services.db, order.email)) {
    await services.payments.tryCard({ ...order, paymentId: crypto.randomUUID() })
    throw new Problem('email-taken')
  }
  return await takePayment(services, order, (payment) => insertPayment(services.db, payment))
}
