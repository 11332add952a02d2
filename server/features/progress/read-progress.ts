import type { Services } from '../../services.ts'
import { findProgress, insertProgressIfMissing, type ProgressRecord } from './queries.ts'

/** The user's progress. A default record is inserted when none exists (specification, section 4). */
export async function readProgress(
  scope: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<ProgressRecord> {
  const found = await findProgress(scope.db, userId)
  if (found) return found
  await insertProgressIfMissing(scope.db, userId, scope.now())
  const inserted = await findProgress(scope.db, userId)
  if (!inserted) throw new Error('the progress record was deleted while it was read')
  return inserted
}
