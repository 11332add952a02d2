import { roleOf, type SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { mayResetOwnUsage, type TokenUsage, tokenUsageView } from '#domain/token-allowance/allowance.ts'
import type { Services } from '../../services.ts'
import { insertUsageIfMissing, lockUsage, resetDueUsages, resetUsage } from './queries.ts'

const RESET_BATCH_SIZE = 1_000

type Scope = Pick<Services, 'db' | 'now' | 'env' | 'events'>

/**
 * Resets the caller's own usage (decisions, "Who may reset tokens").
 * @throws Problem `token-reset-not-due` with the `resetDate` when it is refused
 */
export async function resetOwnTokenUsage(scope: Scope, user: SessionUser): Promise<TokenUsage> {
  const now = scope.now()
  const caller = {
    isOperator: roleOf(user, scope.env.OPERATOR_EMAILS) === 'operator',
    isDemoMode: scope.env.DEMO_MODE,
  }
  await insertUsageIfMissing(scope.db, user.id, now)
  return await scope.db.transaction(async (tx) => {
    // The stored date decides: what pages are shown of a record that is due begins the next period already.
    const before = await lockUsage(tx, user.id)
    if (!before) throw new Error('Failed to retrieve token usage data')
    if (!mayResetOwnUsage(caller, before.resetDate, now)) {
      throw new Problem('token-reset-not-due', { resetDate: before.resetDate.toISOString() })
    }
    const reset = { ...before, userId: user.id, key: `reset:${crypto.randomUUID()}`, now }
    const record = await resetUsage(tx, reset)
    await scope.events.publish(tx, user.id, 'tokens')
    return tokenUsageView(record, now)
  })
}

/**
 * Resets every user whose reset date has passed, and tells their pages: an operator's act, and a scheduled job. In
 * batches, so that a message waits for a thousand others at most, and what is done stays done.
 */
export async function resetEligibleTokenUsages(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
): Promise<number> {
  const now = scope.now()
  let count = 0
  let userIds: string[]
  do {
    userIds = await scope.db.transaction(async (tx) => {
      const reset = await resetDueUsages(tx, { now, limit: RESET_BATCH_SIZE })
      if (reset.length > 0) await scope.events.publishToAll(tx, reset, 'tokens')
      return reset
    })
    count += userIds.length
  } while (userIds.length > 0)
  return count
}
