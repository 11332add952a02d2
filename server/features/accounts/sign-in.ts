import type { SignInForm } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { SignedIn } from '../../platform/accounts/accounts.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import type { Services } from '../../services.ts'
import { accountLimits } from './account-limits.ts'

/**
 * Starts a session for an e-mail and its password.
 * @throws Problem `rate-limited`, or `invalid-credentials` whether the e-mail is unknown or the password wrong
 */
export async function signIn(services: Services, form: SignInForm, userAgent: string): Promise<SignedIn> {
  const email = normalizeEmail(form.email)
  const subject = emailSubject(email)
  await countAgainstLimit(services, accountLimits.signInByEmail, subject)
  const signedIn = await services.accounts.signIn({ email, password: form.password }, userAgent)
  // Whoever knows the password is not guessing it: only wrong ones in a row count.
  await services.rateLimiter.forget(accountLimits.signInByEmail, subject)
  return signedIn
}
