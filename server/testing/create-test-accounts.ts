import type { Env } from '../env.ts'
import type { Accounts } from '../platform/accounts/accounts.ts'
import { createBetterAuth } from '../platform/accounts/create-better-auth.ts'
import type { Database } from '../platform/database/database.ts'
import { createLogger } from '../platform/log.ts'

const TEST_SESSION_SECRET = 'a secret that only the tests know, 0123456789'

/** A bearer token that the test account system accepts for one user. */
export const bearerOf = (userId: string) => ({ Authorization: `Bearer test:${userId}` })

/** The real account system, which also takes a session named by `bearerOf(userId)` without any sign-in. */
export function createTestAccounts(db: Database, env: Pick<Env, 'PUBLIC_URL' | 'DEMO_MODE'>): Accounts {
  const real = createBetterAuth({
    db,
    log: createLogger('silent'),
    secret: TEST_SESSION_SECRET,
    publicUrl: env.PUBLIC_URL,
    trustsEveryEmail: env.DEMO_MODE,
  })
  return {
    ...real,
    async readSession(headers, options) {
      const userId = headers.get('authorization')?.match(/^Bearer test:(.+)$/)?.[1]
      if (!userId) return await real.readSession(headers, options)
      const row = await db.query.users.findFirst({ where: (table, { eq }) => eq(table.id, userId) })
      const session = row && {
        sessionId: `session-${userId}`,
        user: {
          id: row.id,
          email: row.email,
          name: row.name,
          hasTrustedEmail: env.DEMO_MODE || row.emailVerified,
        },
        expiresAt: new Date(8.64e15),
      }
      return { session: session ?? null, setCookies: [] }
    },
  }
}
