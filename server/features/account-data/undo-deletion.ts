import type { UndoneDeletion } from '#domain/account-data/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { setSubscriptionCancelled } from '../billing/index.ts'
import { takeDeletion } from './queries.ts'

/**
 * Keeps the account after all, as long as the grace lasts, and lets the subscription go on that the deletion
 * cancelled. A provider that is down never stands in the way; nothing resumes later behind the person's back.
 * @throws Problem `not-found` when no deletion was asked for, or its moment has come
 */
export async function undoDeletion(
  services: Services,
  userId: string,
): Promise<UndoneDeletion['subscription']> {
  const deletion = await takeDeletion(services.db, userId, services.now())
  if (!deletion) throw new Problem('not-found')
  if (!deletion.cancelsSubscription) return 'unchanged'
  try {
    await setSubscriptionCancelled(services, userId, false)
    return 'resumed'
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'unexpected'
    services.log.warn({ code }, 'a subscription could not be resumed')
    return 'still-cancelled'
  }
}
