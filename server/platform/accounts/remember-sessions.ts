import type { Session } from '#domain/accounts/session.ts'
import type { Accounts } from './accounts.ts'

/** Much shorter than the signed session cache itself, which lets a revoked session pass for a minute. */
const REMEMBER_MS = 10_000
const MAX_SESSIONS = 5_000

type Remembered = { session: Session; untilMs: number }

const credentialsOf = (headers: Headers) =>
  `${headers.get('cookie') ?? ''}\n${headers.get('authorization') ?? ''}`

/**
 * Answers repeated readings of the same credentials within ten seconds without checking their signature again:
 * a page load reads the session a dozen times. Only successful readings from the cache are remembered; fresh
 * readings and everything that changes a session pass through.
 */
export function rememberSessions(accounts: Accounts, now: () => Date): Accounts {
  const remembered = new Map<string, Remembered>()
  const keep = (key: string, session: Session) => {
    const oldest = remembered.size >= MAX_SESSIONS ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
    const untilMs = Math.min(now().getTime() + REMEMBER_MS, session.expiresAt.getTime())
    remembered.set(key, { session, untilMs })
  }
  return {
    ...accounts,
    async readSession(headers, options) {
      if (options.fresh) return await accounts.readSession(headers, options)
      const key = credentialsOf(headers)
      const known = remembered.get(key)
      if (known && known.untilMs > now().getTime()) return { session: known.session, setCookies: [] }
      remembered.delete(key)
      const reading = await accounts.readSession(headers, options)
      // A reading that renews cookies is not remembered: its caller comes back with other credentials.
      if (reading.session && reading.setCookies.length === 0) keep(key, reading.session)
      return reading
    },
    async endSession(headers) {
      remembered.delete(credentialsOf(headers))
      return await accounts.endSession(headers)
    },
  }
}
