import { renewalStep } from '#domain/billing/renewal-step.ts'
import { Problem } from '#domain/problems.ts'
import type { ProviderSubscription } from '../../platform/payments/payments.ts'
import type { Services } from '../../services.ts'
import { closePayment } from './close-payment.ts'
import { readSubscriptionOf } from './keep-paid.ts'
import { findUnsettledPaymentIds } from './payment-queries.ts'
import type { UserSubscription } from './read-subscription.ts'
import { findSubscription, recordSubscriptionState } from './subscription-queries.ts'

type Scope = Pick<Services, 'db' | 'payments' | 'now'>

async function record({ db }: Scope, subscription: ProviderSubscription, readAt: Date): Promise<void> {
  const read = readSubscriptionOf(subscription, readAt)
  if (read) await recordSubscriptionState(db, read)
}

/**
 * The user's subscription, if it still runs.
 * @throws Problem `subscription-ended`
 */
export async function requireRunningSubscription(scope: Scope, userId: string): Promise<UserSubscription> {
  const subscription = await findSubscription(scope.db, userId)
  if (!subscription || renewalStep(subscription, scope.now()) === 'begin')
    throw new Problem('subscription-ended')
  return subscription
}

/**
 * Lets the user's subscription end with its period, or takes that back. Repeating it changes nothing.
 * @throws Problem `subscription-ended` when nothing runs any more, or what the provider throws
 */
export async function setSubscriptionCancelled(
  scope: Scope,
  userId: string,
  isCancelled: boolean,
): Promise<void> {
  const { subscriptionId } = await requireRunningSubscription(scope, userId)
  const readAt = scope.now()
  await record(scope, await scope.payments.setCancelAtPeriodEnd(subscriptionId, isCancelled), readAt)
}

/** Ends a subscription at the provider now. One that the provider does not know, or has ended, stays as it is. */
export async function endSubscription(scope: Scope, subscriptionId: string): Promise<void> {
  const readAt = scope.now()
  const known = await scope.payments.readSubscription(subscriptionId)
  if (!known) return
  const ended = known.status === 'ended' ? known : await scope.payments.cancelNow(subscriptionId)
  await record(scope, ended, readAt)
}

/**
 * Ends everything that could still charge a user: the subscription, and payments that nobody claimed, which are
 * given back. Repeating it is safe.
 * @throws what the provider throws; the rest is then done by the next try
 */
export async function endBilling(scope: Scope, user: { id: string; email: string }): Promise<void> {
  const subscription = await findSubscription(scope.db, user.id)
  if (subscription) await endSubscription(scope, subscription.subscriptionId)
  for (const id of await findUnsettledPaymentIds(scope.db, user.email)) await closePayment(scope, id)
}
