import { renewalStep } from '#domain/billing/renewal-step.ts'
import { Problem } from '#domain/problems.ts'
import type { ProviderSubscription } from '../../platform/payments/payments.ts'
import type { Services } from '../../services.ts'
import { readSubscriptionOf } from './keep-paid.ts'
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

/**
 * Ends a subscription at the provider now; one that has ended stays as it is. False for one that the provider does
 * not know.
 */
export async function endSubscription(scope: Scope, subscriptionId: string): Promise<boolean> {
  const readAt = scope.now()
  const known = await scope.payments.readSubscription(subscriptionId)
  if (!known) return false
  const ended = known.status === 'ended' ? known : await scope.payments.cancelNow(subscriptionId)
  await record(scope, ended, readAt)
  return true
}
