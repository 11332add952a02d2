import type { SubscriptionReply } from '#domain/billing/contract.ts'
import { subscriptionAccess } from '#domain/billing/subscription-access.ts'
import type { Services } from '../../services.ts'
import { readSubscription } from './read-subscription.ts'

const statusOf = { active: 'active', 'past-due': 'past_due', ended: 'ended' } as const

/** The user's subscription as of now. A provider that does not answer costs only the plan's name and price. */
export async function presentSubscription(
  services: Pick<Services, 'db' | 'now' | 'payments'>,
  userId: string,
): Promise<SubscriptionReply> {
  const subscription = await readSubscription(services, userId)
  const product = await services.payments.readProduct().catch(() => null)
  const access = subscriptionAccess(subscription, services.now())
  return {
    plan: product?.name ?? null,
    price: product?.price ?? null,
    status: statusOf[access.level],
    currentPeriodEnd: subscription?.currentPeriodEnd.toISOString() ?? null,
    cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
    graceEndsAt: access.level === 'past-due' ? access.graceEndsAt.toISOString() : null,
  }
}
