import type { Services } from '../../services.ts'
import { findStaleReservations } from './queries.ts'
import { settleTokens } from './reserve-tokens.ts'

/** Longer than any reply may take (`limitReplyTime` in coaching), so a reservation in use is never touched. */
const STALE_AFTER_MS = 15 * 60 * 1000
const BATCH_SIZE = 500

/** Gives back what a process reserved and, because it ended, never settled. Run by a scheduled job. */
export async function releaseStaleReservations(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
): Promise<number> {
  const before = new Date(scope.now().getTime() - STALE_AFTER_MS)
  let released = 0
  let batch: Awaited<ReturnType<typeof findStaleReservations>>
  do {
    batch = await findStaleReservations(scope.db, { before, limit: BATCH_SIZE })
    // Each is closed by this or the job fails: the next batch holds none of them.
    for (const reservation of batch) await settleTokens(scope, reservation, 0)
    released += batch.length
  } while (batch.length === BATCH_SIZE)
  return released
}
