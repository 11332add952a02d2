import { subscriptionAccess } from '#domain/billing/subscription-access.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { readSubscription } from './read-subscription.ts'

/**
 * Lets coaching go on for who has a subscription.
 * @throws Problem `subscription-ended` when it has ended, or when a charge is overdue for longer than the grace
 */
export async function requireCoachingAccess(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const access = subscriptionAccess(await readSubscription(services, userId), services.now())
  if (access.level === 'ended') throw new Problem('subscription-ended')
}
