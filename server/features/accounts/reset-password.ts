import { Problem } from '#domain/problems.ts'
import { hashPassword } from '../../platform/accounts/password-hash.ts'
import { hashLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { endSessions } from './end-sessions.ts'
import {
  deleteEmailChangeOf,
  deleteResetTokensOf,
  isResetTokenUsable,
  markEmailVerified,
  takeResetToken,
  updatePassword,
} from './queries.ts'

/**
 * Sets a new password by a reset link, ends every session of the user, and uses up all of the user's links:
 * those to reset the password, and one to move the account, which somebody else may have asked for.
 * @throws Problem `invalid-reset-link` for a link that is unknown, used or older than an hour
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'events' | 'now'>,
  confirmation: { token: string; password: string },
): Promise<void> {
  const { db } = services
  const tokenHash = hashLinkToken(confirmation.token)
  // Looked up before the costly hash, which nobody gets for a made-up link.
  if (!(await isResetTokenUsable(db, tokenHash, services.now()))) throw new Problem('invalid-reset-link')
  const passwordHash = await hashPassword(confirmation.password)
  await db.transaction(async (tx) => {
    const now = services.now()
    const userId = await takeResetToken(tx, tokenHash, now)
    if (!userId) throw new Problem('invalid-reset-link')
    await updatePassword(tx, userId, passwordHash, now)
    await markEmailVerified(tx, userId, now)
    await endSessions(services, tx, userId)
    await deleteResetTokensOf(tx, userId)
    await deleteEmailChangeOf(tx, userId)
  })
}
