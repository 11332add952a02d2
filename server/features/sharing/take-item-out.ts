import { Problem } from '#domain/problems.ts'
import type { ChangedShareLinkReply } from '#domain/sharing/contract.ts'
import type { ShareItem } from '#domain/sharing/share-items.ts'
import { shareLinkState } from '#domain/sharing/share-link.ts'
import { withoutItem } from '#domain/sharing/shared-report.ts'
import type { Services } from '../../services.ts'
import { lockOwnLink, replaceReport } from './queries.ts'

/**
 * Takes one item out of what a link shows, at once and for good; the others stay. A repeated call changes nothing.
 * @throws Problem `not-found` when the user has no such link that works; `invalid-request` for the last item, without
 * which there is nothing to show: the link is then to be revoked
 */
export async function takeItemOut(
  { db, now, events }: Pick<Services, 'db' | 'now' | 'events'>,
  userId: string,
  id: string,
  item: ShareItem,
): Promise<ChangedShareLinkReply> {
  return await db.transaction(async (tx) => {
    const link = await lockOwnLink(tx, userId, id)
    if (!link?.report || shareLinkState(link, now()) !== 'active') throw new Problem('not-found')
    const report = withoutItem(link.report, item)
    if (report.items.length === 0) {
      const issues = [{ path: 'item', message: 'is the last one: revoke the link' }]
      throw new Problem('invalid-request', { issues })
    }
    await replaceReport(tx, id, report)
    await events.publish(tx, userId, 'sharing')
    return { id, items: report.items }
  })
}
