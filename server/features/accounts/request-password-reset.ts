import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { SessionUser } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'

type Caller = {
  /** As limits count it. */
  address: string
  /** Set for a device on which the account was signed in before. */
  device: string | null
}

async function handOver(services: Services, email: string): Promise<void> {
  await services.jobs.send('send-password-reset', { email }).catch((cause) => {
    throw new Problem('mail-unavailable', {}, { cause })
  })
}

/**
 * Hands the request to a job, which looks the e-mail up: the reply and the time it takes do not tell whether
 * there is an account, and a mail server that is down delays the mail without losing it. Over five mails an hour to one
 * mailbox the reply stays the same and none is sent: the links that it got within the hour still work, so a stranger who
 * asks for them does not keep the owner out. A known device asks beside all others.
 * @throws Problem `rate-limited`, or `mail-unavailable` when the job cannot be kept
 */
export async function requestPasswordReset(
  services: Services,
  givenEmail: string,
  { address, device }: Caller,
): Promise<void> {
  const email = normalizeEmail(givenEmail)
  if (device !== null) await countAgainstLimit(services, accountLimits.resetByDevice, device)
  else {
    await countAgainstLimit(services, accountLimits.resetByAddress, address)
    const { rateLimiter, now } = services
    const { allowed } = await rateLimiter.consume(accountLimits.resetByEmail, emailSubject(email), now())
    if (!allowed) return
  }
  await handOver(services, email)
}

/**
 * The same for who is signed in, whatever others asked for.
 * @throws Problem `rate-limited`, or `mail-unavailable` when the job cannot be kept
 */
export async function requestOwnPasswordReset(services: Services, user: SessionUser): Promise<void> {
  await countAgainstLimit(services, accountLimits.resetByUser, user.id)
  await handOver(services, normalizeEmail(user.email))
}
