import { z } from 'zod'
import type { Services } from '../../services.ts'
import { findReceiptAddress } from './subscription-queries.ts'

const jobData = z.object({ userId: z.string() })

/**
 * The job that has receipts sent to the address that an account has now. It names the user by id only, so that a job
 * of an earlier change tells the newest address too.
 * @throws what the provider throws; the job is then tried again
 */
export async function changeBillingEmail(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  data: object,
): Promise<void> {
  const { userId } = jobData.parse(data)
  let told: string | undefined
  for (;;) {
    const receipts = await findReceiptAddress(db, userId)
    // Read anew after each word to the provider: an address that changed meanwhile may have been told before this one.
    if (!receipts || receipts.email === told) return
    await payments.changeEmail(receipts)
    told = receipts.email
  }
}
