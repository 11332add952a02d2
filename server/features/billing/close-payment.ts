import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { beginClosing, finishClosing, type Payment } from './payment-queries.ts'

/** What the provider made of a payment, also when the request that asked for it ended before it was recorded. */
async function orderedSubscriptionId(
  { payments }: Pick<Services, 'payments'>,
  { id, email, subscriptionId }: Payment,
): Promise<string | null> {
  if (subscriptionId) return subscriptionId
  const found = await payments.findFirstPayment({ paymentId: id, email, subscriptionId })
  return found?.subscription.subscriptionId ?? null
}

/**
 * Ends a payment that must not become an account any more: cancels what the provider made of it and gives back
 * what was charged. Interrupted anywhere, it is finished by the hourly job. A claimed payment stays as it is.
 */
export async function closePayment(
  services: Pick<Services, 'db' | 'payments' | 'now'>,
  paymentId: string,
): Promise<'refunded' | 'failed' | 'claimed'> {
  const { db, payments, now } = services
  const payment = await beginClosing(db, paymentId, now())
  if (!payment) return 'claimed'
  const subscriptionId = await orderedSubscriptionId(services, payment)
  const isRefunded = subscriptionId !== null && (await payments.cancelAndRefund(subscriptionId)).isRefunded
  const status = isRefunded ? 'refunded' : 'failed'
  await finishClosing(db, paymentId, { status, now: now() })
  return status
}

/** Closes a payment after another fault, which is the one to report; the hourly job tries again. */
export async function closeAfterFault(
  services: Pick<Services, 'db' | 'payments' | 'now' | 'log'>,
  paymentId: string,
): Promise<void> {
  try {
    await closePayment(services, paymentId)
  } catch (error) {
    logUnclosed(services, paymentId, error)
  }
}

export function logUnclosed({ log }: Pick<Services, 'log'>, paymentId: string, error: unknown): void {
  const code = error instanceof Problem ? error.code : 'unexpected'
  log.error({ paymentId, code }, 'a payment could not be closed')
}
