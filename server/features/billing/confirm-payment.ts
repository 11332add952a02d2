import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { PaidReply, PaymentConfirmation } from '#domain/billing/contract.ts'
import { paymentHeldUntil } from '#domain/billing/open-payment.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { closePayment } from './close-payment.ts'
import { isConfirmedBy } from './confirmation-hash.ts'
import { keepPaid } from './keep-paid.ts'
import { findOpenPayment, holdPayment, releasePayment } from './payment-queries.ts'

async function settle(services: Services, paymentId: string, subscriptionId: string): Promise<PaidReply> {
  const { db, payments, now } = services
  const payment = await payments.settleConfirmation(subscriptionId).catch(async (error: unknown) => {
    await releasePayment(db, paymentId, now())
    throw error
  })
  if (payment.status === 'paid') {
    await keepPaid(services, paymentId, payment.subscription)
    return { status: 'paid', customerId: payment.subscription.customerId, subscriptionId }
  }
  if (payment.status === 'confirmation-needed') {
    await releasePayment(db, paymentId, now())
    throw new Problem('payment-confirmation-needed')
  }
  await closePayment(services, paymentId)
  throw new Problem('payment-declined', payment.reason === null ? {} : { reason: payment.reason })
}

/**
 * Asks the provider, never the client, what the bank decided. Only who knows the client secret learns it.
 * @throws Problem `payment-required` when no payment with this secret is open, `payment-confirmation-needed`
 * while the bank waits, `payment-declined` when it refused
 */
export async function confirmPayment(services: Services, request: PaymentConfirmation): Promise<PaidReply> {
  const { db, now } = services
  const open = await findOpenPayment(db, normalizeEmail(request.email))
  const isOwn = open !== null && isConfirmedBy(open.confirmationHash, request.clientSecret)
  if (!isOwn || !open.customerId || !open.subscriptionId) throw new Problem('payment-required')
  const { id, status, customerId, subscriptionId } = open
  if (status === 'paid') return { status, customerId, subscriptionId }
  const held = await holdPayment(db, id, { heldUntil: paymentHeldUntil(now()), now: now() })
  if (!held) throw new Problem('payment-in-progress', { retryAfterSeconds: 1 })
  return await settle(services, id, subscriptionId)
}
