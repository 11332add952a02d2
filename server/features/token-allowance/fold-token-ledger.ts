import type { Services } from '../../services.ts'
import { foldLedger } from './queries.ts'

const BATCH_SIZE = 5_000

/**
 * How long single entries stay in the ledger. Longer than a period (31 days), than any reply may be tried again, and
 * than an event may wait on a device before it is asked which reply it belongs to.
 */
const LEDGER_RETENTION_MS = 100 * 24 * 60 * 60 * 1000

/**
 * Takes what is older than the ledger's retention out of it. What was spent stays in sums by quarter of an hour, for
 * the Progress report; the running totals are not touched. Run by a scheduled job.
 */
export async function foldTokenLedger({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - LEDGER_RETENTION_MS)
  let afterId: number | null = 0
  while (afterId !== null) afterId = await foldLedger(db, { before, afterId, limit: BATCH_SIZE })
}
