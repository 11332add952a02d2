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
  await countAgainstLimit(services, accountLimits.signInByEmail, emailSubject(email))
  return await services.accounts.signIn({ email, password: form.password }, userAgent)
}
