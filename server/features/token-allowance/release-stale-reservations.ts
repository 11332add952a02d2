import type { Services } from '../../services.ts'
import { findStaleReservations } from './queries.ts'
import { settleTokens } from './reserve-tokens.ts'

/** Longer than any reply may take (`limitReplyTime` in coaching), so a reservation in use is never touched. */
const STALE_AFTER_MS = 15 * 60 * 1000

/** Gives back what a process reserved and, because it ended, never settled. Run by a scheduled job. */
export async function releaseStaleReservations(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
): Promise<number> {
  const stale = await findStaleReservations(scope.db, new Date(scope.now().getTime() - STALE_AFTER_MS))
  for (const { userId, key, amount } of stale)
    await settleTokens(scope, { userId, key, reservedTokens: amount }, 0)
  return stale.length
}
