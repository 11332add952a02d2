import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { endSubscription } from './cancel-subscription.ts'
import { closePayment } from './close-payment.ts'
import { findUnsettledPayments } from './payment-queries.ts'
import { findSubscription, type Subscription } from './subscription-queries.ts'

type Scope = Pick<Services, 'db' | 'payments' | 'now' | 'log'>
type Owner = { id: string; email: string }

/**
 * One that the provider does not know may be charged in another account of the operator's, whose keys are missing,
 * unless it had ended or been cancelled before.
 */
async function endOwnSubscription(scope: Scope, kept: Subscription): Promise<void> {
  const { subscriptionId, status, cancelAtPeriodEnd } = kept
  if ((await endSubscription(scope, subscriptionId)) || status === 'ended' || cancelAtPeriodEnd) return
  scope.log.error({ subscriptionId }, 'the payment provider does not know a subscription')
  throw new Problem('payment-failed')
}

/**
 * Ends everything that could still charge a user: the subscription, and payments that nobody claimed, which are
 * given back. Each is tried, whatever becomes of the others. Repeating it is safe.
 * @throws what the provider throws, and Problem `payment-failed` for a running subscription that it does not know;
 * what is left is then done by the next try
 */
export async function endBilling(scope: Scope, user: Owner): Promise<void> {
  const faults: unknown[] = []
  const keepFault = (fault: unknown) => void faults.push(fault)
  const subscription = await findSubscription(scope.db, user.id)
  if (subscription) await endOwnSubscription(scope, subscription).catch(keepFault)
  for (const { id } of await findUnsettledPayments(scope.db, user.email))
    await closePayment(scope, id).catch(keepFault)
  if (faults.length > 0) throw faults[0]
}

/** By which ids an operator finds at the provider what may still charge a user. */
export async function findBillingIds({ db }: Pick<Services, 'db'>, user: Owner) {
  const subscription = await findSubscription(db, user.id)
  return {
    customerId: subscription?.customerId ?? null,
    subscriptionId: subscription?.subscriptionId ?? null,
    unsettled: await findUnsettledPayments(db, user.email),
  }
}
