import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { Problem } from '#domain/problems.ts'
import type { Database } from '../../platform/database/database.ts'
import { lockPaidPayment, markClaimed, type Payment } from './payment-queries.ts'
import { findSubscription, lockUser, putSubscription } from './subscription-queries.ts'

type Claim = { email: string; userId: string; now: Date }

async function claim(db: Database, payment: Payment, { userId, now }: Claim) {
  const { customerId, subscriptionId, subscriptionStatus, currentPeriodEnd, providerReadAt } = payment
  if (!customerId || !subscriptionId || !subscriptionStatus || !currentPeriodEnd || !providerReadAt)
    throw new Error('a paid payment lacks its subscription')
  await markClaimed(db, payment.id, userId, now)
  await putSubscription(db, {
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

/**
 * Turns the payment that is kept for an e-mail into the new user's subscription, inside the caller's transaction.
 * @throws Problem `payment-required` when no payment is kept for the e-mail
 */
export async function claimPayment(
  db: Database,
  request: Claim,
): Promise<{ customerId: string; subscriptionId: string }> {
  const payment = await lockPaidPayment(db, normalizeEmail(request.email))
  if (!payment) throw new Problem('payment-required')
  return await claim(db, payment, request)
}

/**
 * Puts the payment that is kept for a renewal in the place of the subscription that ended. Nothing is left to do
 * when another request has done it.
 * @throws Problem `payment-failed` when the payment was closed meanwhile; the money is given back then
 */
export async function claimRenewal(db: Database, request: Claim): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, request.userId)
    const payment = await lockPaidPayment(tx, normalizeEmail(request.email))
    if (payment) {
      await claim(tx, payment, request)
      return
    }
    const subscription = await findSubscription(tx, request.userId)
    if (!subscription || subscription.status === 'ended') throw new Problem('payment-failed')
  })
}
