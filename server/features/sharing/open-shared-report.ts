import { Problem } from '#domain/problems.ts'
import { isNewView, shareLinkState } from '#domain/sharing/share-link.ts'
import type { SharedReport } from '#domain/sharing/shared-report.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../settings/index.ts'
import { findLastView, insertView, lockShareLink } from './queries.ts'
import { hashShareToken } from './share-token.ts'

/** No user has it: their settings are the defaults, with sharing off. */
const NOBODY = ''

/**
 * The report behind a link, the view noted first: what cannot be noted is not shown. Tokens that are wrong,
 * expired, revoked or paused take the same two statements and get the same refusal, so that neither the answer
 * nor its time tells whether a link ever was one.
 * @throws Problem `share-link-invalid`
 */
export async function openSharedReport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<SharedReport> {
  const openedAt = now()
  return await db.transaction(async (tx) => {
    const link = await lockShareLink(tx, hashShareToken(token))
    const { shareProgress: isSharingOn } = await readSettings({ db: tx }, link?.userId ?? NOBODY)
    if (!link?.report || shareLinkState(link, { now: openedAt, isSharingOn }) !== 'active')
      throw new Problem('share-link-invalid')
    if (isNewView(await findLastView(tx, link.id), openedAt)) await insertView(tx, link.id, openedAt)
    return link.report
  })
}
