import type { SessionUser } from '#domain/accounts/session.ts'
import type { CardReply } from '#domain/billing/contract.ts'
import type { Services } from '../../services.ts'
import { requireRunningSubscription } from './cancel-subscription.ts'
import { presentSubscription } from './present-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Charges another card from now on, at once where a charge is overdue.
 * @throws Problem `subscription-ended`, `payment-declined` with the provider's reason (the old card
 * stays), or what the provider throws
 */
export async function replaceCard(
  services: Services,
  user: SessionUser,
  paymentMethodId: string,
): Promise<CardReply> {
  const { subscriptionId } = await requireRunningSubscription(services, user.id)
  const change = await services.payments.replaceCard({ subscriptionId, paymentMethodId })
  if (change.status === 'confirmation-needed') return change
  await syncSubscription(services, subscriptionId)
  return { status: 'replaced', subscription: await presentSubscription(services, user.id) }
}
