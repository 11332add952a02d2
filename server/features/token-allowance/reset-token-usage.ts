import { roleOf, type SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { mayResetOwnUsage, type TokenUsage, tokenUsageView } from '#domain/token-allowance/allowance.ts'
import type { Services } from '../../services.ts'
import { insertUsageIfMissing, lockUsage, resetDueUsages, resetUsage } from './queries.ts'

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

/** Resets every user whose reset date has passed, and tells their pages: an operator's act, and a scheduled job. */
export async function resetEligibleTokenUsages(
  scope: Pick<Services, 'db' | 'now' | 'events'>,
): Promise<number> {
  return await scope.db.transaction(async (tx) => {
    const userIds = await resetDueUsages(tx, scope.now())
    for (const userId of userIds) await scope.events.publish(tx, userId, 'tokens')
    return userIds.length
  })
}
