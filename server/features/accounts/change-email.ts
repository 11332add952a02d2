import { z } from 'zod'
import type { EmailChange } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'
import { checkPassword } from './check-password.ts'
import { emailChangedNotice, emailChangeMail } from './mail-texts.ts'
import { hashResetToken, newResetToken } from './password-reset-token.ts'
import { findEmailOf, findUserByEmail, takeEmailChange, updateEmail, upsertEmailChange } from './queries.ts'

/** How long the link to a new address works. */
const EMAIL_LINK_DURATION_MS = 24 * 60 * 60 * 1000

const changeJob = z.object({ userId: z.string(), newEmail: z.email() })
const noticeJob = z.object({ email: z.email() })

/**
 * Takes the wish for a new address. The reply is the same whether the address is free or not: a job looks.
 * @throws Problem `rate-limited`, `invalid-credentials`, or `mail-unavailable` when the job cannot be kept
 */
export async function requestEmailChange(
  services: Services,
  user: SessionUser,
  change: EmailChange,
): Promise<void> {
  await countAgainstLimit(services, accountLimits.emailChangeByUser, user.id)
  await checkPassword(services, user.id, change.password)
  const data = { userId: user.id, newEmail: normalizeEmail(change.newEmail) }
  await services.jobs.send('send-email-change', data).catch((cause) => {
    throw new Problem('mail-unavailable', {}, { cause })
  })
}

/** The job behind it: a link to the new address, unless that address already has an account. */
export async function sendEmailChange(services: Services, data: object): Promise<void> {
  const { userId, newEmail } = changeJob.parse(data)
  if (await findUserByEmail(services.db, newEmail)) return
  const token = newResetToken()
  const expiresAt = new Date(services.now().getTime() + EMAIL_LINK_DURATION_MS)
  await upsertEmailChange(services.db, { userId, newEmail, tokenHash: hashResetToken(token), expiresAt })
  const link = `${services.env.PUBLIC_URL}/confirm-email?token=${token}`
  await services.mailer.send({ to: newEmail, link, ...emailChangeMail(link) })
}

/**
 * Moves the account to the confirmed address and tells the old one.
 * @throws Problem `invalid-reset-link` for a link that is unknown, used, or too old, `email-taken` when somebody
 * signed up with the address meanwhile
 */
export async function confirmEmailChange(services: Services, token: string): Promise<void> {
  const oldEmail = await services.db.transaction(async (tx) => {
    const change = await takeEmailChange(tx, hashResetToken(token), services.now())
    if (!change) throw new Problem('invalid-reset-link')
    if (await findUserByEmail(tx, change.newEmail)) throw new Problem('email-taken')
    const email = await findEmailOf(tx, change.userId)
    await updateEmail(tx, change.userId, change.newEmail, services.now())
    return email
  })
  if (oldEmail) await services.jobs.send('send-email-changed-notice', { email: oldEmail })
}

export async function sendEmailChangedNotice(services: Services, data: object): Promise<void> {
  const { email } = noticeJob.parse(data)
  await services.mailer.send({ to: email, ...emailChangedNotice() })
}
