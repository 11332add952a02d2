import { type TokenUsage, tokenUsageView } from '#domain/token-allowance/allowance.ts'
import type { Services } from '../../services.ts'
import { findUsage, insertUsageIfMissing } from './queries.ts'

/** The user's allowance as of now. A record is created when none exists (specification, section 4). */
export async function readTokenUsage(
  scope: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<TokenUsage> {
  const now = scope.now()
  let record = await findUsage(scope.db, userId)
  if (!record) {
    await insertUsageIfMissing(scope.db, userId, now)
    record = await findUsage(scope.db, userId)
  }
  if (!record) throw new Error('Failed to create token usage record')
  return tokenUsageView(record, now)
}
