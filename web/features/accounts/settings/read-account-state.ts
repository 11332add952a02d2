import type { DeletionReply } from '#domain/account-data/contract.ts'
import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { callApi } from '../../../platform/call-api.ts'

export const readSubscription = () => callApi<SubscriptionReply>('/billing/subscription')

export const readDeletion = () => callApi<DeletionReply>('/account/deletion')

/**
 * Whether the person must be told something on every page; null when that is not known, because the server did not
 * answer. What it is, the notices say; few accounts have any. One call without an answer does not hide what the other
 * one says.
 */
export async function hasAccountNotices(): Promise<boolean | null> {
  const [subscription, deletion] = await Promise.allSettled([readSubscription(), readDeletion()])
  const isPlanTold = subscription.status === 'fulfilled' && subscription.value.status !== 'active'
  const isDeletionTold = deletion.status === 'fulfilled' && deletion.value.deleteAfter !== null
  if (isPlanTold || isDeletionTold) return true
  return subscription.status === 'rejected' || deletion.status === 'rejected' ? null : false
}
