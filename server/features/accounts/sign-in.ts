import type { SignInForm } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import type { SignedIn } from '../../platform/accounts/accounts.ts'
import { countAgainstLimit } from '../../platform/http/define-route.ts'
import type { Services } from '../../services.ts'
import { signInCounts } from './sign-in-counts.ts'

type Caller = {
  userAgent: string
  /** Set for a device on which the account was signed in before. */
  device: string | null
}

/**
 * Starts a session for an e-mail and its password.
 * @throws Problem `rate-limited`, or `invalid-credentials` whether the e-mail is unknown or the password wrong
 */
export async function signIn(services: Services, form: SignInForm, caller: Caller): Promise<SignedIn> {
  const email = normalizeEmail(form.email)
  const counts = signInCounts(email, caller.device)
  for (const [rule, subject] of counts) await countAgainstLimit(services, rule, subject)
  const signedIn = await services.accounts.signIn({ email, password: form.password }, caller.userAgent)
  // Whoever knows the password is not guessing it: only wrong ones in a row count.
  for (const [rule, subject] of counts) await services.rateLimiter.forget(rule, subject)
  return signedIn
}
