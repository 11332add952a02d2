import type { SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import type { CreatedShareLinkReply, ShareRequest } from '#domain/sharing/contract.ts'
import { hashLinkToken, newLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { holdSettings } from '../settings/index.ts'
import { composeSharedReport } from './compose-shared-report.ts'
import { insertShareLink } from './queries.ts'

/**
 * Makes a link to the report as it is now. The token stands in the fragment of the address, which browsers do not
 * send, so that it comes into no log. The setting is held meanwhile: switching sharing off revokes every link, so
 * none may be made beside it.
 * @throws Problem `sharing-off` when the person has not switched sharing on, or `invalid-request`
 */
export async function createShareLink(
  scope: Pick<Services, 'db' | 'now' | 'env' | 'events' | 'content'>,
  user: SessionUser,
  request: ShareRequest,
): Promise<CreatedShareLinkReply> {
  const report = await composeSharedReport(scope, user, request)
  const id = crypto.randomUUID()
  const token = newLinkToken()
  await scope.db.transaction(async (tx) => {
    const { shareProgress } = await holdSettings({ ...scope, db: tx }, user.id)
    if (!shareProgress) throw new Problem('sharing-off')
    await insertShareLink(tx, {
      id,
      userId: user.id,
      tokenHash: hashLinkToken(token),
      recipient: report.recipient,
      items: report.items,
      fromDay: report.from,
      toDay: report.to,
      timeZone: report.timeZone,
      report,
      createdAt: new Date(report.madeAt),
      expiresAt: new Date(report.expiresAt),
    })
    await scope.events.publish(tx, user.id, 'sharing')
  })
  return { id, url: new URL(`/shared#${token}`, scope.env.PUBLIC_URL).href, report }
}
