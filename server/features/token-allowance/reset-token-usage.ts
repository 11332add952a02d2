import { roleOf, type SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { mayResetOwnUsage, type TokenUsage, tokenUsageView } from '#domain/token-allowance/allowance.ts'
import type { Services } from '../../services.ts'
import { resetDueUsages, resetUsage } from './queries.ts'
import { readTokenUsage } from './read-token-usage.ts'

type Scope = Pick<Services, 'db' | 'now' | 'env' | 'events'>

/**
 * Resets the caller's own usage (decisions, "Who may reset tokens").
 * @throws Problem `token-reset-not-due` with the `resetDate` when it is refused
 */
export async function resetOwnTokenUsage(scope: Scope, user: SessionUser): Promise<TokenUsage> {
  const now = scope.now()
  const usage = await readTokenUsage(scope, user.id)
  const caller = {
    isOperator: roleOf(user, scope.env.OPERATOR_EMAILS) === 'operator',
    isDemoMode: scope.env.DEMO_MODE,
  }
  if (!mayResetOwnUsage(caller, usage.resetDate, now)) {
    throw new Problem('token-reset-not-due', { resetDate: usage.resetDate.toISOString() })
  }
  const record = await resetUsage(scope.db, user.id, `reset:${crypto.randomUUID()}`, now)
  if (!record) throw new Error('Failed to retrieve token usage data')
  await scope.events.publish(scope.db, user.id, 'tokens')
  return tokenUsageView(record, now)
}

/** Resets every user whose reset date has passed: an operator's act, and a scheduled job. */
export async function resetEligibleTokenUsages(scope: Pick<Services, 'db' | 'now'>): Promise<number> {
  return await resetDueUsages(scope.db, scope.now())
}
