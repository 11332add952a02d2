import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { Problem } from '#domain/problems.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'

/**
 * Hands the request to a job, which looks the e-mail up: the reply and the time it takes do not tell whether
 * there is an account, and a mail server that is down delays the mail without losing it.
 * @throws Problem `rate-limited`, or `mail-unavailable` when the job cannot be kept
 */
export async function requestPasswordReset(services: Services, givenEmail: string): Promise<void> {
  const email = normalizeEmail(givenEmail)
  await countAgainstLimit(services, accountLimits.resetByEmail, emailSubject(email))
  await services.jobs.send('send-password-reset', { email }).catch((cause) => {
    throw new Problem('mail-unavailable', {}, { cause })
  })
}
