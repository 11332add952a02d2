import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { Problem } from '#domain/problems.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertSubscription, lockPaidPayment, markClaimed } from './queries.ts'

/**
 * Turns the payment that is kept for an e-mail into the new user's subscription, inside the caller's transaction.
 * @throws Problem `payment-required` when no payment is kept for the e-mail
 */
export async function claimPayment(
  db: Database,
  claim: { email: string; userId: string; now: Date },
): Promise<{ customerId: string; subscriptionId: string }> {
  const { userId, now } = claim
  const payment = await lockPaidPayment(db, normalizeEmail(claim.email))
  if (!payment) throw new Problem('payment-required')
  const { customerId, subscriptionId, subscriptionStatus, currentPeriodEnd, providerReadAt } = payment
  if (!customerId || !subscriptionId || !subscriptionStatus || !currentPeriodEnd || !providerReadAt)
    throw new Error('a paid payment lacks its subscription')
  await markClaimed(db, payment.id, userId, now)
  await insertSubscription(db, {
    userId,
    customerId,
    subscriptionId,
    status: subscriptionStatus,
    currentPeriodEnd,
    cancelAtPeriodEnd: payment.cancelAtPeriodEnd,
    pastDueSince: payment.pastDueSince,
    providerReadAt,
  })
  return { customerId, subscriptionId }
}
