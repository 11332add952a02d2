import type { SubscriptionState } from './subscription-access.ts'

/** `begin` a new subscription, pay what is overdue of the one that runs, or `nothing`. */
export type RenewalStep = 'begin' | 'pay-overdue' | 'nothing'

/**
 * What "renew" means for a subscription at `now`. One whose charge failed still runs at the provider: a second one
 * beside it would charge twice. One that was cancelled is over with its period, whether or not the provider has
 * reported it.
 */
export function renewalStep(subscription: SubscriptionState | null, now: Date): RenewalStep {
  if (!subscription || subscription.status === 'ended') return 'begin'
  const { cancelAtPeriodEnd, currentPeriodEnd, status } = subscription
  if (cancelAtPeriodEnd && currentPeriodEnd.getTime() <= now.getTime()) return 'begin'
  return status === 'past_due' ? 'pay-overdue' : 'nothing'
}
