import type { SignUpForm } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { Problem } from '#domain/problems.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'
import { mayKnowAccount } from './may-know-account.ts'

/**
 * Checks sign-up details before the payment. That the e-mail has an account is told here only to who may know it;
 * everybody else gets the same answer as for a free one, and a mail tells whoever reads that mailbox. The payment
 * refuses a taken e-mail before any charge.
 * @throws Problem `email-taken`
 */
export async function checkSignUp(
  services: Services,
  form: SignUpForm,
  device: string | null,
): Promise<void> {
  const email = normalizeEmail(form.email)
  if (await mayKnowAccount(services, { email, password: form.password, device }))
    throw new Problem('email-taken')
  await handOverNotice(services, email)
}

/** The same work for every e-mail, at most once a day for one. The sign-up goes on where it cannot be kept. */
async function handOverNotice(services: Services, email: string): Promise<void> {
  const { rateLimiter, jobs, log, now } = services
  const { allowed } = await rateLimiter.consume(
    accountLimits.accountNoticeByEmail,
    emailSubject(email),
    now(),
  )
  if (!allowed) return
  await jobs.send('send-account-notice', { email }).catch((error: Error) => {
    log.error({ errorName: error.name }, 'the notice of an account could not be kept')
  })
}
