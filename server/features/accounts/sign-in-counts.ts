import { emailSubject } from '../../platform/http/email-subject.ts'
import type { RateLimitRule } from '../../platform/http/rate-limiter.ts'
import { accountLimits } from './account-limits.ts'

/** Which counts a wrong password for an e-mail goes to; `device` is set where the account was signed in before. */
export function signInCounts(email: string, device: string | null): [RateLimitRule, string][] {
  const subject = emailSubject(email)
  if (device === null) return [[accountLimits.signInByEmail, subject]]
  return [
    [accountLimits.signInByDevice, device],
    [accountLimits.signInByKnownDevices, subject],
  ]
}
