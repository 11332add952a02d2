import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import {
  type AccountUser,
  SESSION_DURATION_SECONDS,
  SESSION_RENEWAL_SECONDS,
  type Session,
} from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import { credentials, sessions, users, verifications } from '../../features/accounts/tables.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log.ts'
import { type Accounts, CACHED_SESSION_SECONDS, type SessionReading } from './accounts.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { sessionEndpoints } from './session-endpoints.ts'

type Options = {
  db: Database
  log: Logger
  secret: string
  publicUrl: string
  /** A demo: every address counts as its owner's. */
  trustsEveryEmail: boolean
}

function configure({ db, log, secret, publicUrl }: Options) {
  return betterAuth({
    appName: 'Wayfern',
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
    },
    session: {
      expiresIn: SESSION_DURATION_SECONDS,
      updateAge: SESSION_RENEWAL_SECONDS,
      deferSessionRefresh: true,
      cookieCache: { enabled: true, maxAge: CACHED_SESSION_SECONDS, strategy: 'compact' },
    },
    advanced: {
      cookiePrefix: 'wayfern',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => crypto.randomUUID() },
      ipAddress: { disableIpTracking: true },
    },
    // A bearer token is the signed value of the session cookie; a token without our signature is nothing.
    plugins: [bearer({ requireSignature: true }), sessionEndpoints],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      // Without the arguments: an error's message may quote the values of the statement that failed.
      log: (_level, _message, ...details) => {
        const error = details.find((detail) => detail instanceof Error)
        const { code } = (error?.cause ?? {}) as { code?: string }
        log.error({ errorName: error?.name, errorCode: code }, 'account system error')
      },
    },
  })
}

type SessionAndUser = {
  session: { id: string; expiresAt: Date }
  user: AccountUser & { emailVerified: boolean }
}

function toSession({ session, user }: SessionAndUser, trustsEveryEmail: boolean): Session {
  return {
    sessionId: session.id,
    user: {
      id: user.id,
      email: user.email,
      name: user.name,
      hasTrustedEmail: trustsEveryEmail || user.emailVerified,
    },
    expiresAt: new Date(session.expiresAt),
  }
}

function toProblem(error: unknown): unknown {
  if (isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD')
    return new Problem('invalid-credentials')
  return error
}

/** One value per cookie: Better Auth may clear a cookie and set it anew in one reply; RFC 6265 wants the last alone. */
function setCookiesOf(headers: Headers | null | undefined): string[] {
  const values = headers?.getSetCookie() ?? []
  return [...new Map(values.map((value) => [value.split('=', 1)[0], value])).values()]
}

/** The `Cookie` header with which a browser would come back after these `Set-Cookie` values. */
function cookieHeaders(setCookies: string[]): Headers {
  return new Headers({ Cookie: setCookies.map((value) => value.split(';', 1)[0]).join('; ') })
}

/** The account system on Better Auth. Its HTTP handler stays unmounted: our own routes call it. */
export function createBetterAuth(options: Options): Accounts {
  const { api } = configure(options)

  async function read(method: 'GET' | 'POST', headers: Headers, fresh: boolean): Promise<SessionReading> {
    const reading = await api.getSession({
      method,
      headers,
      query: { disableCookieCache: fresh },
      returnHeaders: true,
    })
    return {
      session: reading.response && toSession(reading.response, options.trustsEveryEmail),
      setCookies: setCookiesOf(reading.headers),
    }
  }

  return {
    readSession: (headers, { fresh }) => read('GET', headers, fresh),
    // With `deferSessionRefresh` the method decides: only POST moves the session's end.
    renewSession: (headers) => read('POST', headers, true),
    async signIn(body, userAgent) {
      try {
        // Only this header: cookies of an earlier session have no say in the new one.
        const headers = new Headers({ 'User-Agent': userAgent })
        const signedIn = await api.signInEmail({ body, headers, returnHeaders: true })
        const setCookies = setCookiesOf(signedIn.headers)
        const { session } = await read('GET', cookieHeaders(setCookies), false)
        if (!session) throw new Error('the new session cannot be read')
        return { session, setCookies }
      } catch (error) {
        throw toProblem(error)
      }
    },
    async carrySession(session, { id, email, name }) {
      const { createdAt, updatedAt } = session
      const user = { id, email, name, emailVerified: false, createdAt, updatedAt }
      return setCookiesOf((await api.carrySession({ body: { session, user }, returnHeaders: true })).headers)
    },
    async endSession(headers) {
      return setCookiesOf((await api.endSession({ headers, returnHeaders: true })).headers)
    },
  }
}
