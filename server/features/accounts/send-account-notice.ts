import { passwordResetRequest } from '#domain/accounts/contract.ts'
import type { Services } from '../../services.ts'
import { accountNoticeMail } from './mail-texts.ts'
import { findUserByEmail } from './queries.ts'

/**
 * The job behind a checked sign-up: where the e-mail has an account already, its mailbox is told so. It carries no link
 * with a token: it answers no wish of the person's.
 * @throws Problem `mail-unavailable`; the job is then tried again
 */
export async function sendAccountNotice(services: Services, data: object): Promise<void> {
  const { email } = passwordResetRequest.parse(data)
  const user = await findUserByEmail(services.db, email)
  if (!user) return
  await services.mailer.send({
    userId: user.id,
    to: user.email,
    ...accountNoticeMail(services.env.PUBLIC_URL),
  })
}
