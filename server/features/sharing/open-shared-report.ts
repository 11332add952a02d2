import { Problem } from '#domain/problems.ts'
import { shareLinkState } from '#domain/sharing/share-link.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import { hashLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { insertView, lockShareLink } from './queries.ts'

/**
 * The report behind a link, the view noted first: what cannot be noted is not shown. Tokens that are wrong, expired
 * or revoked take the same one statement and get the same refusal, so that neither the answer nor its time tells
 * whether a link ever was one.
 * @throws Problem `share-link-invalid`
 */
export async function openSharedReport(
  { db, now, events }: Pick<Services, 'db' | 'now' | 'events'>,
  token: string,
): Promise<SharedReport> {
  const openedAt = now()
  return await db.transaction(async (tx) => {
    const link = await lockShareLink(tx, hashLinkToken(token))
    if (!link?.report || shareLinkState(link, openedAt) !== 'active') throw new Problem('share-link-invalid')
    await insertView(tx, link.id, openedAt)
    await events.publish(tx, link.userId, 'sharing')
    return link.report
  })
}
