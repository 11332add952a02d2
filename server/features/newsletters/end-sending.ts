import type { Services } from '../../services.ts'
import { countDeliveries, deleteDeliveries, endNewsletter } from './queries.ts'

/**
 * Ends a newsletter that is being sent: keeps how many mails were sent, and forgets to whom. False when it was not
 * being sent.
 */
export async function endSending(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
  state: 'sent' | 'stopped',
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const mails = (await countDeliveries(tx, [id], now())).get(id) ?? { sent: 0, failed: 0 }
    const isEnded = await endNewsletter(tx, { id, state, mails, now: now() })
    if (isEnded) await deleteDeliveries(tx, id)
    return isEnded
  })
}
