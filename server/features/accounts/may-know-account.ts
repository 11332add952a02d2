import { hashPassword, verifyPassword } from '../../platform/accounts/password-hash.ts'
import type { Services } from '../../services.ts'
import { findPasswordHashOfEmail } from './queries.ts'
import { signInCounts } from './sign-in-counts.ts'

type Scope = Pick<Services, 'db' | 'rateLimiter' | 'now'>
type Claim = { email: string; password: string; device: string | null }

async function isGuessAllowed({ rateLimiter, now }: Scope, email: string): Promise<boolean> {
  let isAllowed = true
  for (const [rule, subject] of signInCounts(email, null))
    isAllowed = (await rateLimiter.consume(rule, subject, now())).allowed && isAllowed
  return isAllowed
}

/** With the same work where there is no account. */
async function isPasswordOf(kept: string | null, password: string): Promise<boolean> {
  if (kept !== null) return await verifyPassword(password, kept)
  await hashPassword(password)
  return false
}

/**
 * Whether an e-mail (in its stored form) has an account that the caller may be told of: on a device on which it was
 * signed in before, or with its password. A wrong password counts as one at the sign-in does; once these are used up,
 * nobody is told. Reply and work are the same for an e-mail without an account (docs/decisions/0011).
 */
export async function mayKnowAccount(services: Scope, claim: Claim): Promise<boolean> {
  const kept = await findPasswordHashOfEmail(services.db, claim.email)
  if (claim.device !== null) return kept !== null
  if (!(await isGuessAllowed(services, claim.email))) return false
  if (!(await isPasswordOf(kept, claim.password))) return false
  await forgetGuesses(services, claim.email)
  return true
}

/** After a right password, or the first one: what was tried before, at a check of the sign-up too, guessed nothing. */
export async function forgetGuesses(
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
  email: string,
): Promise<void> {
  for (const [rule, subject] of signInCounts(email, null)) await rateLimiter.forget(rule, subject)
}
