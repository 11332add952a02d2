import { randomBytes } from 'node:crypto'
import type { SignUpForm } from '#domain/accounts/contract.ts'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'
import { type AccountUser, SESSION_DURATION_SECONDS } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import type { SessionRecord, SignedIn } from '../../platform/accounts/accounts.ts'
import { hashPassword } from '../../platform/accounts/password-hash.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { claimPayment, isPaymentKept } from '../billing/index.ts'
import { readTokenUsage } from '../token-allowance/index.ts'
import { forgetGuesses, mayKnowAccount } from './may-know-account.ts'
import { findUserByEmail, insertPassword, insertSession, insertUser } from './queries.ts'

const SESSION_TOKEN_BYTES = 24

function newSession(userId: string, userAgent: string, now: Date): SessionRecord {
  return {
    id: crypto.randomUUID(),
    userId,
    token: randomBytes(SESSION_TOKEN_BYTES).toString('base64url'),
    expiresAt: new Date(now.getTime() + SESSION_DURATION_SECONDS * 1000),
    userAgent,
    createdAt: now,
    updatedAt: now,
  }
}

type Caller = {
  userAgent: string
  /** Set for a device on which the account was signed in before. */
  device: string | null
}

/** Without a payment nobody learns whether the e-mail has an account but who may know it: after a lost answer, the owner. */
async function requireKeptPayment(
  services: Services,
  email: string,
  claim: { password: string; device: string | null },
): Promise<void> {
  if (await isPaymentKept(services.db, email)) return
  throw new Problem(
    (await mayKnowAccount(services, { email, ...claim })) ? 'email-taken' : 'payment-required',
  )
}

/**
 * Makes the account that a kept payment waits for, and its first session. One transaction holds all of it, and
 * the cookies are signed before it commits: whatever breaks, the payment stays unclaimed for the next try.
 * @throws Problem `email-taken`, `payment-required`, or `account-creation-failed` with the cause
 */
export async function signUp(services: Services, form: SignUpForm, caller: Caller): Promise<SignedIn> {
  const user = { id: crypto.randomUUID(), email: normalizeEmail(form.email), name: form.name }
  try {
    await requireKeptPayment(services, user.email, { password: form.password, device: caller.device })
    if (await findUserByEmail(services.db, user.email)) throw new Problem('email-taken')
    // Outside the transaction: it takes a tenth of a second, and the embedded database has one connection.
    const passwordHash = await hashPassword(form.password)
    const { userAgent } = caller
    const signedIn = await services.db.transaction((tx) =>
      makeAccount(services, tx, { user, passwordHash, userAgent }),
    )
    await forgetGuesses(services, user.email)
    return signedIn
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('account-creation-failed', {}, { cause: error })
  }
}

async function makeAccount(
  services: Services,
  tx: Database,
  account: { user: AccountUser; passwordHash: string; userAgent: string },
): Promise<SignedIn> {
  const now = services.now()
  const { user } = account
  if (!(await insertUser(tx, user, now))) throw new Problem('email-taken')
  await insertPassword(tx, user.id, account.passwordHash, now)
  await claimPayment(tx, { email: user.email, userId: user.id, now })
  // The first reading creates the allowance.
  await readTokenUsage({ db: tx, now: services.now }, user.id)
  const session = newSession(user.id, account.userAgent, now)
  await insertSession(tx, session)
  const setCookies = await services.accounts.carrySession(session, user)
  const sessionUser = { ...user, hasTrustedEmail: services.env.DEMO_MODE }
  return { session: { sessionId: session.id, user: sessionUser, expiresAt: session.expiresAt }, setCookies }
}
