import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { SessionUser } from '#domain/accounts/session.ts'
import type { RenewalReply } from '#domain/billing/contract.ts'
import { renewalStep } from '#domain/billing/renewal-step.ts'
import type { Services } from '../../services.ts'
import { endSubscription } from './cancel-subscription.ts'
import { claimRenewal } from './claim-payment.ts'
import { insertPayment } from './payment-queries.ts'
import { presentSubscription } from './present-subscription.ts'
import { replaceCard } from './replace-card.ts'
import { type BeginPayment, takePayment } from './start-payment.ts'
import { findSubscription, lockUser } from './subscription-queries.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Begins no payment for a subscription that runs again: another request has renewed it meanwhile. */
function beginRenewal(services: Services, userId: string): BeginPayment {
  return (payment) =>
    services.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return null
      const subscription = await findSubscription(tx, userId)
      if (subscription && subscription.status !== 'ended') return null
      return await insertPayment(tx, payment)
    })
}

async function beginSubscription(
  services: Services,
  user: SessionUser,
  paymentMethodId: string,
): Promise<RenewalReply> {
  const before = await findSubscription(services.db, user.id)
  if (before && before.status !== 'ended') await endSubscription(services, before.subscriptionId)
  const email = normalizeEmail(user.email)
  const order = { email, name: user.name, paymentMethodId }
  const payment = await takePayment(services, order, beginRenewal(services, user.id))
  if (payment.status === 'confirmation-needed') return payment
  await claimRenewal(services.db, { email, userId: user.id, now: services.now() })
  return { status: 'renewed', subscription: await presentSubscription(services, user.id) }
}

/**
 * Starts a new subscription for who has none that runs, or pays what is overdue of the one there is. It charges
 * once, as the first payment does: what was paid and not recorded is found again by the next try. A subscription
 * that runs is left alone and nothing is charged.
 * @throws Problem `payment-in-progress`, `payment-declined` with the provider's reason, or what the
 * provider throws
 */
export async function renewSubscription(
  services: Services,
  user: SessionUser,
  paymentMethodId: string,
): Promise<RenewalReply> {
  const known = await findSubscription(services.db, user.id)
  if (known) await syncSubscription(services, known.subscriptionId)
  const step = renewalStep(await findSubscription(services.db, user.id), services.now())
  if (step === 'begin') return await beginSubscription(services, user, paymentMethodId)
  if (step === 'pay-overdue') {
    const reply = await replaceCard(services, user, paymentMethodId)
    return reply.status === 'replaced' ? { ...reply, status: 'renewed' } : reply
  }
  return { status: 'renewed', subscription: await presentSubscription(services, user.id) }
}
