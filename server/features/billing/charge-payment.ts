import type { PaymentReply } from '#domain/billing/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { ConfirmationNeeded, Paid } from '../../platform/payments/payments.ts'
import type { Services } from '../../services.ts'
import { closeAfterFault } from './close-payment.ts'
import { confirmationHash } from './confirmation-hash.ts'
import { keepPaid } from './keep-paid.ts'
import { type Payment, recordConfirming, recordDeclined, releasePayment } from './payment-queries.ts'

type Scope = Pick<Services, 'db' | 'payments' | 'now' | 'log'>

/**
 * A declined card ends the payment; the next try is a new one. When the provider did not answer, the payment
 * stays and may be tried again at once under the same id. After any other fault it is closed.
 */
async function recordFault(services: Scope, paymentId: string, error: unknown): Promise<void> {
  const { db, now } = services
  const code = error instanceof Problem ? error.code : 'unexpected'
  if (code === 'payment-declined') await recordDeclined(db, paymentId, now())
  else if (code === 'payment-provider-unavailable' || code === 'payment-in-progress')
    await releasePayment(db, paymentId, now())
  else await closeAfterFault(services, paymentId)
}

async function recordOutcome(
  services: Scope,
  paymentId: string,
  outcome: Paid | ConfirmationNeeded,
): Promise<PaymentReply> {
  const { customerId, subscriptionId } = outcome.subscription
  if (outcome.status === 'paid') {
    await keepPaid(services, paymentId, outcome.subscription)
    return { status: 'paid', customerId, subscriptionId }
  }
  const { clientSecret } = outcome
  await recordConfirming(services.db, paymentId, {
    customerId,
    subscriptionId,
    confirmationHash: confirmationHash(clientSecret),
    now: services.now(),
  })
  return { status: 'confirmation-needed', clientSecret }
}

/** Charges the card for a payment that this request holds, and records what became of it. */
export async function chargePayment(
  services: Scope,
  { id, email, name }: Payment,
  paymentMethodId: string,
): Promise<PaymentReply> {
  let outcome: Paid | ConfirmationNeeded
  try {
    outcome = await services.payments.startSubscription({ paymentId: id, email, name, paymentMethodId })
  } catch (error) {
    await recordFault(services, id, error)
    throw error
  }
  return await recordOutcome(services, id, outcome)
}
