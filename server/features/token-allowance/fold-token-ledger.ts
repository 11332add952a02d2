import { ledgerKeptSince } from '#domain/token-allowance/ledger-retention.ts'
import type { Services } from '../../services.ts'
import { foldLedger } from './queries.ts'

const BATCH_SIZE = 5_000

/**
 * Takes what is older than the ledger's retention out of it. What was spent stays in sums by quarter of an hour, for
 * the Progress report; the running totals are not touched. Run by a scheduled job.
 */
export async function foldTokenLedger({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = ledgerKeptSince(now())
  let afterId: number | null = 0
  while (afterId !== null) afterId = await foldLedger(db, { before, afterId, limit: BATCH_SIZE })
}
