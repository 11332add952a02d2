import { randomBytes, scryptSync } from 'node:crypto'
import { vi } from 'vitest'
import { oneMonthAfter } from '#domain/token-allowance/allowance.ts'
import { credentials, users } from '../features/accounts/tables.ts'
import { payments } from '../features/billing/tables.ts'
import type { TestApp } from './create-test-app.ts'

export const PASSWORD = 'fern-frond-42'

/** The `Cookie` header with which a browser comes back after a reply. */
export function cookiesOf(reply: Response): { Cookie: string } {
  const pairs = reply.headers.getSetCookie().map((value) => value.split(';', 1)[0])
  return { Cookie: pairs.join('; ') }
}

/** A hash with the smallest parameters, so that a test waits for passwords only where it is about them. */
function cheapHash(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { cost: 2, blockSize: 1, parallelization: 1 })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$scrypt$ln=1,r=1,p=1$${unpadded(salt)}$${unpadded(key)}`
}

/** What people do with their account, step by step, against the given application. */
export function createAccountSteps(test: TestApp) {
  const freshEmail = () => `${crypto.randomUUID()}@example.org`
  const details = (email: string) => ({ name: 'Ada', email, password: PASSWORD, acceptTerms: true })
  const steps = {
    freshEmail,
    details,
    /** Moves the application's clock and the one that the account library reads. */
    travelTo(moment: Date | string) {
      test.clock.now = new Date(moment)
      vi.setSystemTime(test.clock.now)
    },
    /** Keeps a payment for the e-mail, as the payment step does before the account exists. */
    async pay(email: string) {
      const id = crypto.randomUUID()
      const ids = { customerId: `cus_${id}`, subscriptionId: `sub_${id}` }
      const now = test.clock.now
      await test.db.insert(payments).values({
        ...ids,
        id,
        email,
        name: 'Ada',
        status: 'paid',
        heldUntil: now,
        paidAt: now,
        subscriptionStatus: 'active',
        currentPeriodEnd: oneMonthAfter(now),
        providerReadAt: now,
        createdAt: now,
        updatedAt: now,
      })
      return ids
    },
    signUp: (email: string, body: object = details(email)) => test.send('POST', '/api/sign-up', { body }),
    signIn: (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
      test.send('POST', '/api/session', { body: { email, password }, headers }),
    /** An account that is there already, signed in, with the headers of its browser. */
    async makeAccount() {
      const [email, userId] = [freshEmail(), crypto.randomUUID()]
      await test.db.insert(users).values({ id: userId, email, name: 'Ada' })
      await test.db.insert(credentials).values({
        id: crypto.randomUUID(),
        accountId: userId,
        providerId: 'credential',
        userId,
        password: cheapHash(PASSWORD),
      })
      return { email, userId, cookies: cookiesOf(await steps.signIn(email)) }
    },
    async sessionOf(headers: Record<string, string>) {
      const reply = await test.send('GET', '/api/session', { headers })
      return ((await reply.json()) as { session: { user: { email: string } } | null }).session
    },
  }
  return steps
}
