/** How long coaching goes on after a charge failed (decisions, "Subscription lifecycle"). */
const PAST_DUE_GRACE_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const addGrace = (moment: Date) => new Date(moment.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS)

export type SubscriptionState = {
  status: 'active' | 'past_due' | 'ended'
  /** When the next charge is due or, with `cancelAtPeriodEnd`, when the subscription ends. */
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  pastDueSince: Date | null
}

export type SubscriptionAccess =
  /** `endsAt` is set once the person has cancelled. */
  { level: 'active'; endsAt: Date | null } | { level: 'past-due'; graceEndsAt: Date } | { level: 'ended' }

/**
 * What a subscription allows now: everything while active, everything with a banner for 7 days after a failed
 * charge, then and without a subscription no coaching (decisions, "Subscription lifecycle"). An active
 * subscription whose period is over stays active: the provider's word about the next charge may take hours.
 */
export function subscriptionAccess(subscription: SubscriptionState | null, now: Date): SubscriptionAccess {
  if (!subscription || subscription.status === 'ended') return { level: 'ended' }
  const { cancelAtPeriodEnd, currentPeriodEnd, pastDueSince } = subscription
  if (cancelAtPeriodEnd && currentPeriodEnd.getTime() <= now.getTime()) return { level: 'ended' }
  if (subscription.status === 'active')
    return { level: 'active', endsAt: cancelAtPeriodEnd ? currentPeriodEnd : null }
  const since = pastDueSince ?? currentPeriodEnd
  const graceEndsAt = addGrace(since)
  return now.getTime() < graceEndsAt.getTime() ? { level: 'past-due', graceEndsAt } : { level: 'ended' }
}

/**
 * Whether a subscription that the provider does not know is over. The wrong keys look the same as one that is gone, so
 * it goes on for as long after its period as one whose charge failed, and the operator has time to look. One that was
 * cancelled is over with its period.
 */
export function isUnknownOver(
  { currentPeriodEnd, cancelAtPeriodEnd }: Pick<SubscriptionState, 'currentPeriodEnd' | 'cancelAtPeriodEnd'>,
  now: Date,
): boolean {
  const end = cancelAtPeriodEnd ? currentPeriodEnd : addGrace(currentPeriodEnd)
  return end.getTime() <= now.getTime()
}
