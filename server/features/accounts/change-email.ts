import { z } from 'zod'
import type { EmailChange } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import { jobId } from '../../platform/jobs/job-id.ts'
import { hashLinkToken, newLinkToken } from '../../platform/links/link-token.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'
import { checkPassword } from './check-password.ts'
import { emailChangedNotice, emailChangeMail } from './mail-texts.ts'
import {
  deleteResetTokensOf,
  findOwnerOfEmailChange,
  findUser,
  findUserByEmail,
  takeEmailChange,
  updateEmail,
  updateEmailChangeLink,
  upsertEmailChange,
} from './queries.ts'

/** How long the link to a new address works. */
const EMAIL_LINK_DURATION_MS = 24 * 60 * 60 * 1000

/** What follows a move is handed over before the account moves, and starts when it surely has. */
const JOBS_START_AFTER_SECONDS = 30

const changeJob = z.object({ userId: z.string(), newEmail: z.email() })
const noticeJob = z.object({ userId: z.string(), email: z.email() })

function makeLink(now: Date) {
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + EMAIL_LINK_DURATION_MS)
  return { token, kept: { tokenHash: hashLinkToken(token), expiresAt } }
}

/**
 * Takes the wish for a new address. The reply is the same whether the address is free or not: a job looks. The
 * wish is kept here, with a link that nobody knows, so that a new password withdraws it also before the job ran.
 * @throws Problem `rate-limited`, `invalid-credentials`, or `mail-unavailable` when the job cannot be kept
 */
export async function requestEmailChange(
  services: Services,
  user: SessionUser,
  change: EmailChange,
): Promise<void> {
  await countAgainstLimit(services, accountLimits.emailChangeByUser, user.id)
  await checkPassword(services, user.id, change.password)
  const wish = { userId: user.id, newEmail: normalizeEmail(change.newEmail) }
  await upsertEmailChange(services.db, { ...wish, ...makeLink(services.now()).kept })
  await services.jobs.send('send-email-change', wish).catch((cause) => {
    throw new Problem('mail-unavailable', {}, { cause })
  })
}

/** The job behind it: a link to the new address, unless the wish is gone or the address has an account. */
export async function sendEmailChange(services: Services, data: object): Promise<void> {
  const wish = changeJob.parse(data)
  if (await findUserByEmail(services.db, wish.newEmail)) return
  const { token, kept } = makeLink(services.now())
  if (!(await updateEmailChangeLink(services.db, wish, kept))) return
  const link = `${services.env.PUBLIC_URL}/confirm-email?token=${token}`
  await services.mailer.send({ userId: wish.userId, to: wish.newEmail, link, ...emailChangeMail(link) })
}

/**
 * Moves the account to the confirmed address, uses up the reset links that the old one has got, and
 * tells it, the person's open pages and the payment provider.
 * @throws Problem `invalid-reset-link` for a link that is unknown, used, or too old, `email-taken` when somebody
 * signed up with the address meanwhile, `mail-unavailable` when the jobs cannot be kept; nothing has changed then
 */
export async function confirmEmailChange(services: Services, token: string): Promise<void> {
  const { db, jobs } = services
  const tokenHash = hashLinkToken(token)
  const owner = await findOwnerOfEmailChange(db, tokenHash, services.now())
  if (!owner) throw new Problem('invalid-reset-link')
  try {
    // By the link: of a link that is posted several times at once, one notice comes.
    const options = (name: string) => ({
      startAfterSeconds: JOBS_START_AFTER_SECONDS,
      id: jobId(name, tokenHash),
    })
    await jobs.send('send-email-changed-notice', owner, options('send-email-changed-notice'))
    await jobs.send('change-billing-email', { userId: owner.userId }, options('change-billing-email'))
  } catch (cause) {
    throw new Problem('mail-unavailable', {}, { cause })
  }
  const moved = db.transaction(async (tx) => {
    const change = await takeEmailChange(tx, tokenHash, services.now())
    if (!change) throw new Problem('invalid-reset-link')
    await updateEmail(tx, change.userId, change.newEmail, services.now())
    await deleteResetTokensOf(tx, change.userId)
    await services.events.publish(tx, change.userId, 'profile')
  })
  await moved.catch((cause) => {
    // The database alone knows who was first, also while a sign-up with the address is under way.
    throw isUniqueViolation(cause) ? new Problem('email-taken', {}, { cause }) : cause
  })
}

/** The job of the notice. An account that did not move after all gets none. */
export async function sendEmailChangedNotice(services: Services, data: object): Promise<void> {
  const { userId, email } = noticeJob.parse(data)
  if ((await findUser(services.db, userId))?.email === email) return
  await services.mailer.send({ userId, to: email, ...emailChangedNotice() })
}
