import type { PasswordChange } from '#domain/accounts/contract.ts'
import type { Session } from '#domain/accounts/session.ts'
import { hashPassword } from '../../platform/accounts/password-hash.ts'
import type { Services } from '../../services.ts'
import { checkPassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { deleteEmailChangeOf, deleteResetTokensOf, updatePassword } from './queries.ts'

/**
 * Sets a new password for a signed-in user, ends every other session and uses up all links in mails.
 * @throws Problem `rate-limited`, or `invalid-credentials` when the current password is wrong
 */
export async function changePassword(
  services: Services,
  session: Session,
  change: PasswordChange,
): Promise<void> {
  const userId = session.user.id
  await checkPassword(services, userId, change.currentPassword)
  const passwordHash = await hashPassword(change.newPassword)
  await services.db.transaction(async (tx) => {
    await updatePassword(tx, userId, passwordHash, services.now())
    await endSessions(services, tx, userId, { keep: session.sessionId })
    await deleteResetTokensOf(tx, userId)
    await deleteEmailChangeOf(tx, userId)
  })
}
