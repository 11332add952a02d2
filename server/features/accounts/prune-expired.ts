import type { Services } from '../../services.ts'
import { deleteExpired } from './queries.ts'

/** Deletes sessions and reset links whose time is over. Run by a scheduled job. */
export async function pruneExpired(scope: Pick<Services, 'db' | 'now'>): Promise<void> {
  await deleteExpired(scope.db, scope.now())
}
