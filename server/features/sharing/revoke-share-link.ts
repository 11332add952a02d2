import { Problem } from '#domain/problems.ts'
import type { RevokedShareLinkReply } from '#domain/sharing/contract.ts'
import type { Services } from '../../services.ts'
import { revokeLink } from './queries.ts'

/**
 * Ends a link at once and forgets what it showed; a repeated call changes nothing.
 * @throws Problem `not-found` when the user has no such link
 */
export async function revokeShareLink(
  { db, now, events }: Pick<Services, 'db' | 'now' | 'events'>,
  userId: string,
  id: string,
): Promise<RevokedShareLinkReply> {
  return await db.transaction(async (tx) => {
    const revoked = await revokeLink(tx, userId, id, now())
    if (!revoked) throw new Problem('not-found')
    await events.publish(tx, userId, 'sharing')
    return { id, revokedAt: revoked.revokedAt.toISOString() }
  })
}
