import { nextStepAfterNews } from '#domain/billing/open-payment.ts'
import { isUnknownOver } from '#domain/billing/subscription-access.ts'
import type { Services } from '../../services.ts'
import { closePayment } from './close-payment.ts'
import { readSubscriptionOf } from './keep-paid.ts'
import { findPaymentOf, recordPaid } from './payment-queries.ts'
import { findKeptSubscription, recordSubscriptionState } from './subscription-queries.ts'

type Scope = Pick<Services, 'db' | 'payments' | 'now' | 'log'>

async function endUnknown({ db, log }: Scope, subscriptionId: string, readAt: Date): Promise<void> {
  const kept = await findKeptSubscription(db, subscriptionId)
  if (!kept || kept.status === 'ended') return
  log.error({ subscriptionId }, 'the payment provider does not know a subscription')
  if (!isUnknownOver(kept, readAt)) return
  await recordSubscriptionState(db, { ...kept, status: 'ended', readAt })
}

/**
 * Reads a subscription from the provider and keeps what it says. Because the newest state is read, it does not
 * matter in which order, how often or how late the provider's events arrive. One that the provider does not know
 * (it was made in test mode, or with another account's keys) is charged by nobody here, so it ends 7 days after
 * its period, and until then the log tells of it: the keys may be there by mistake. A provider that cannot be asked,
 * because it is down or its keys are missing, changes nothing.
 */
export async function syncSubscription(services: Scope, subscriptionId: string): Promise<void> {
  const { db, payments, now } = services
  const readAt = now()
  const subscription = await payments.readSubscription(subscriptionId)
  if (!subscription) return await endUnknown(services, subscriptionId, readAt)
  const read = readSubscriptionOf(subscription, readAt)
  if (!read) return
  const payment = await findPaymentOf(db, subscription)
  const step = payment ? nextStepAfterNews(payment.status, read.status) : 'nothing'
  if (payment && step === 'record-paid') await recordPaid(db, payment.id, read)
  await recordSubscriptionState(db, read)
  if (payment && step === 'close') await closePayment(services, payment.id)
}

/** Ends an unclaimed payment that was given back at the provider. A claimed one is the operator's affair. */
export async function closeRefunded(services: Scope, subscriptionId: string): Promise<void> {
  const payment = await findPaymentOf(services.db, { subscriptionId, paymentId: null })
  if (payment?.status === 'paid' || payment?.status === 'confirming') await closePayment(services, payment.id)
}
