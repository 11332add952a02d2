import type { Services } from '../../services.ts'
import { deleteEndedLinks, forgetExpiredReports } from './queries.ts'

/** How long the list still tells of a link that ended, and of when it was opened. */
const KEPT_AFTER_END_MS = 90 * 24 * 60 * 60 * 1000

/** Forgets the reports of links that expired, and later the links themselves. */
export async function pruneShareLinks({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const prunedAt = now()
  await forgetExpiredReports(db, prunedAt)
  await deleteEndedLinks(db, new Date(prunedAt.getTime() - KEPT_AFTER_END_MS))
}
