import { unclaimedRefundCutoff } from '#domain/billing/open-payment.ts'
import type { Services } from '../../services.ts'
import { closePayment, logUnclosed } from './close-payment.ts'
import { deleteSettledPaymentsBefore, findPaymentsToClose } from './payment-queries.ts'

/** Each takes a few calls to the provider; what is left over is done an hour later. */
const MAX_PER_RUN = 200
/** Long enough for a provider's late word about a charge, and for a question of the person. */
const KEEP_SETTLED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Gives back what nobody claimed within 24 hours, ends payments that were left unfinished that long, and finishes
 * interrupted closings. What led to nothing is forgotten after 30 days. One that fails does not stop the others. Run
 * by a scheduled job; repeating it is safe.
 */
export async function refundUnclaimedPayments(
  services: Pick<Services, 'db' | 'payments' | 'now' | 'log'>,
): Promise<{ closed: number; left: number }> {
  const now = services.now()
  await deleteSettledPaymentsBefore(services.db, new Date(now.getTime() - KEEP_SETTLED_MS))
  const due = { cutoff: unclaimedRefundCutoff(now), now, limit: MAX_PER_RUN }
  const counts = { closed: 0, left: 0 }
  for (const { id } of await findPaymentsToClose(services.db, due)) {
    try {
      await closePayment(services, id)
      counts.closed++
    } catch (error) {
      logUnclosed(services, id, error)
      counts.left++
    }
  }
  return counts
}
