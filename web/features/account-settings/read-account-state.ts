import type { DeletionReply } from '#domain/account-data/contract.ts'
import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { callApi } from '../../platform/call-api.ts'

export const readSubscription = () => callApi<SubscriptionReply>('/billing/subscription')

export const readDeletion = () => callApi<DeletionReply>('/account/deletion')

/**
 * Whether the person must be told something on every page. What it is, the notices say; few accounts have any.
 * @throws ApiProblem when the server did not answer
 */
export async function hasAccountNotices(): Promise<boolean> {
  const [{ status }, { deleteAfter }] = await Promise.all([readSubscription(), readDeletion()])
  return status !== 'active' || deleteAfter !== null
}
