import { type TokenUsage, tokenUsageView } from '#domain/token-allowance/allowance.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { findUsage, insertUsageIfMissing, type UsageRecord } from './queries.ts'

async function fetchUsage(db: Database, userId: string): Promise<UsageRecord | null> {
  try {
    return await findUsage(db, userId)
  } catch (cause) {
    throw new Error('Failed to fetch current token usage', { cause })
  }
}

/**
 * The user's allowance as of now. A record is created when none exists (specification, section 4). Its failures are
 * named as in section 8, "Internal errors"; a caller sees `unexpected`.
 */
export async function readTokenUsage(
  scope: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<TokenUsage> {
  const now = scope.now()
  let record = await fetchUsage(scope.db, userId)
  if (!record) {
    await insertUsageIfMissing(scope.db, userId, now)
    record = await fetchUsage(scope.db, userId)
  }
  if (!record) throw new Error('Failed to create token usage record')
  return tokenUsageView(record, now)
}
