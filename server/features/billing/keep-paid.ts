import { Problem } from '#domain/problems.ts'
import type { ProviderSubscription } from '../../platform/payments/payments.ts'
import type { Services } from '../../services.ts'
import { closeAfterFault } from './close-payment.ts'
import { recordPaid } from './payment-queries.ts'
import type { ReadSubscription } from './subscription-queries.ts'

/** A provider's subscription as it is kept here; null while its first charge is open. */
export function readSubscriptionOf(
  subscription: ProviderSubscription,
  readAt: Date,
): ReadSubscription | null {
  const { status, paymentId: _, ...kept } = subscription
  return status === 'incomplete' ? null : { ...kept, status, readAt }
}

/**
 * Keeps a paid payment until it is claimed.
 * @throws Problem `payment-failed` when it was closed meanwhile; the money is given back then
 */
export async function keepPaid(
  services: Pick<Services, 'db' | 'payments' | 'now' | 'log'>,
  paymentId: string,
  subscription: ProviderSubscription,
): Promise<void> {
  const read = readSubscriptionOf(subscription, services.now())
  if (read && (await recordPaid(services.db, paymentId, read))) return
  await closeAfterFault(services, paymentId)
  throw new Problem('payment-failed')
}
