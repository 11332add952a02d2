import type { ShareLinksReply } from '#domain/sharing/contract.ts'
import { shareLinkState } from '#domain/sharing/share-link.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../settings/index.ts'
import { findShareLinks, findShareViews } from './queries.ts'

/** Minutes with openings. */
const MAX_LISTED_VIEWS = 20

/**
 * The user's links with what has become of them and when they were opened. How many there are is bounded by the
 * limit on making them and by `pruneShareLinks`; none that works may be missing, since it could not be revoked.
 */
export async function listShareLinks(
  scope: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<ShareLinksReply> {
  const now = scope.now()
  const { shareProgress: isSharingOn } = await readSettings(scope, userId)
  const views = await findShareViews(scope.db, userId, MAX_LISTED_VIEWS)
  const rows = await findShareLinks(scope.db, userId)
  const links = rows.map(({ fromDay, toDay, ...row }) => ({
    ...row,
    from: fromDay,
    to: toDay,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    state: shareLinkState(row, now),
    viewCount: views.get(row.id)?.viewCount ?? 0,
    recentViews: (views.get(row.id)?.recentViews ?? []).map(({ viewedAt, count }) => ({
      viewedAt: viewedAt.toISOString(),
      count,
    })),
  }))
  return { isSharingOn, links }
}
