import type { SubscriptionState } from '#domain/billing/subscription-access.ts'
import type { Services } from '../../services.ts'
import { findSubscription } from './subscription-queries.ts'

export type UserSubscription = SubscriptionState & { customerId: string; subscriptionId: string }

/** The user's subscription as last reported by the provider, or null when there never was one. */
export async function readSubscription(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<UserSubscription | null> {
  return await findSubscription(db, userId)
}
