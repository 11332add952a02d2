import { passwordResetRequest } from '#domain/accounts/contract.ts'
import { hashLinkToken, newLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { passwordResetMail } from './mail-texts.ts'
import { deleteResetToken, findUserByEmail, insertResetToken } from './queries.ts'

/** How long a reset link works. */
const RESET_LINK_DURATION_MS = 60 * 60 * 1000

/**
 * The job behind a reset request: a new link for the user of the e-mail, if there is one. The token exists only
 * in the mail, so each try of the job makes its own.
 * @throws Problem `mail-unavailable`; the job is then tried again
 */
export async function sendPasswordReset(services: Services, data: object): Promise<void> {
  const { email } = passwordResetRequest.parse(data)
  const user = await findUserByEmail(services.db, email)
  if (!user) return
  const now = services.now()
  const token = newLinkToken()
  const tokenHash = hashLinkToken(token)
  const expiresAt = new Date(now.getTime() + RESET_LINK_DURATION_MS)
  await insertResetToken(services.db, { userId: user.id, tokenHash, expiresAt, now })
  try {
    const link = `${services.env.PUBLIC_URL}/reset-password?token=${token}`
    await services.mailer.send({ userId: user.id, to: user.email, link, ...passwordResetMail(link) })
  } catch (error) {
    await deleteResetToken(services.db, tokenHash)
    throw error
  }
}
