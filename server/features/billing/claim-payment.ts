import { and, eq } from 'drizzle-orm'
import { Problem } from '#domain/problems.ts'
import { oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import type { Database } from '../../platform/database/database.ts'
import { payments, subscriptions } from './tables.ts'

/**
 * Turns the payment that is kept for an e-mail into the new user's subscription, inside the caller's transaction.
 * @throws Problem `payment-required` when no payment is kept for the e-mail
 */
export async function claimPayment(
  db: Database,
  claim: { email: string; userId: string; now: Date },
): Promise<{ customerId: string; subscriptionId: string }> {
  const { email, userId, now } = claim
  const [payment] = await db
    .update(payments)
    .set({ status: 'claimed', userId, updatedAt: now })
    .where(and(eq(payments.email, email), eq(payments.status, 'paid')))
    .returning()
  if (!payment?.customerId || !payment.subscriptionId) throw new Problem('payment-required')
  const { customerId, subscriptionId } = payment
  const currentPeriodEnd = oneMonthAfter(now)
  await db
    .insert(subscriptions)
    .values({ userId, customerId, subscriptionId, status: 'active', currentPeriodEnd, providerUpdatedAt: now })
  return { customerId, subscriptionId }
}
