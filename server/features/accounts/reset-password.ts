import { Problem } from '#domain/problems.ts'
import { hashPassword } from '../../platform/accounts/password-hash.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import { hashLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'
import { endSessions } from './end-sessions.ts'
import {
  deleteEmailChangeOf,
  deleteResetTokensOf,
  findUser,
  isResetTokenUsable,
  markEmailVerified,
  takeResetToken,
  updatePassword,
} from './queries.ts'

/**
 * Sets a new password by a reset link, ends every session of the user, and uses up all of the user's links:
 * those to reset the password, and one to move the account, which somebody else may have asked for.
 * @returns the e-mail of the account, which the caller has shown to read
 * @throws Problem `invalid-reset-link` for a link that is unknown, used or older than an hour
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'events' | 'now' | 'rateLimiter'>,
  confirmation: { token: string; password: string },
): Promise<string> {
  const { db } = services
  const tokenHash = hashLinkToken(confirmation.token)
  // Looked up before the costly hash, which nobody gets for a made-up link.
  if (!(await isResetTokenUsable(db, tokenHash, services.now()))) throw new Problem('invalid-reset-link')
  const passwordHash = await hashPassword(confirmation.password)
  const email = await db.transaction(async (tx) => {
    const now = services.now()
    const userId = await takeResetToken(tx, tokenHash, now)
    const user = userId && (await findUser(tx, userId))
    if (!user) throw new Problem('invalid-reset-link')
    await updatePassword(tx, user.id, passwordHash, now)
    await markEmailVerified(tx, user.id, now)
    await endSessions(services, tx, user.id)
    await deleteResetTokensOf(tx, user.id)
    await deleteEmailChangeOf(tx, user.id)
    return user.email
  })
  // All links are used up, so more may be asked for, whoever asked for these.
  await services.rateLimiter.forget(accountLimits.resetByEmail, emailSubject(email))
  return email
}
