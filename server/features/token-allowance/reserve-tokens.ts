import { Problem } from '#domain/problems.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { Services } from '../../services.ts'
import { insertUsageIfMissing, lockUsage, reserveInOneStatement, settleHeldUsage } from './queries.ts'

type Scope = Pick<Services, 'db' | 'now'>

/** What a reservation was granted; pass it back to `settleTokens` with what was really used. */
export type TokenReservation = { userId: string; key: string; reservedTokens: number }

/**
 * Sets tokens aside before a model is called. `wanted` covers the message and the longest reply; with less left
 * the rest is granted, as long as `minimum` (the message and the shortest useful reply) fits.
 * @throws Problem `token-limit-exceeded` when less than `minimum` is left, `duplicate-message` for a key used before
 */
export async function reserveTokens(
  scope: Scope,
  request: { userId: string; key: string; wanted: number; minimum: number },
): Promise<TokenReservation> {
  const now = scope.now()
  try {
    const granted =
      (await reserveInOneStatement(scope.db, { ...request, now })) ??
      (await reserveWithNewRecord(scope, request))
    if (!granted) throw new Problem('token-limit-exceeded')
    return { userId: request.userId, key: request.key, reservedTokens: granted.reservedTokens }
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('duplicate-message', {}, { cause: error })
    throw error
  }
}

/** Nothing was granted: either too little is left, or there is no record yet, which is then made. */
async function reserveWithNewRecord(
  scope: Scope,
  request: { userId: string; key: string; wanted: number; minimum: number },
): Promise<{ reservedTokens: number } | null> {
  const now = scope.now()
  await insertUsageIfMissing(scope.db, request.userId, now)
  return await reserveInOneStatement(scope.db, { ...request, now })
}

/**
 * Books what was really used, never more than was reserved, and tells the user's pages. Repeating it changes nothing.
 * @throws Problem `usage-update-failed` when it could not be booked; the reservation is then given back by a job
 */
export async function settleTokens(
  scope: Scope & Pick<Services, 'events'>,
  reservation: TokenReservation,
  usedTokens: number,
): Promise<void> {
  const used = Math.min(Math.max(0, usedTokens), reservation.reservedTokens)
  const settlement = {
    userId: reservation.userId,
    key: reservation.key,
    used,
    reserved: reservation.reservedTokens,
    now: scope.now(),
  }
  try {
    await scope.db.transaction(async (tx) => {
      await lockUsage(tx, settlement.userId)
      if (await settleHeldUsage(tx, settlement)) await scope.events.publish(tx, settlement.userId, 'tokens')
    })
  } catch (cause) {
    throw new Problem('usage-update-failed', {}, { cause })
  }
}
