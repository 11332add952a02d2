import { type Accounts, REMEMBERED_SESSION_SECONDS, type SessionReading } from './accounts.ts'

const MAX_SESSIONS = 5_000

type Remembered = { reading: Promise<SessionReading>; untilMs: number }

const credentialsOf = (headers: Headers) =>
  `${headers.get('cookie') ?? ''}\n${headers.get('authorization') ?? ''}`

/**
 * Answers repeated readings of the same credentials within ten seconds without checking their signature again:
 * a page load reads the session a dozen times, often at once. Renewed cookies go to the first caller alone. Only
 * successful readings are remembered; fresh readings and everything that changes a session pass through.
 */
export function rememberSessions(accounts: Accounts, now: () => Date): Accounts {
  const remembered = new Map<string, Remembered>()

  function forgetOldest() {
    const oldest = remembered.size >= MAX_SESSIONS ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
  }

  async function readAndRemember(key: string, headers: Headers): Promise<SessionReading> {
    forgetOldest()
    const reading = accounts.readSession(headers, { fresh: false })
    const entry = { reading, untilMs: now().getTime() + REMEMBERED_SESSION_SECONDS * 1000 }
    remembered.set(key, entry)
    const forget = () => {
      if (remembered.get(key) === entry) remembered.delete(key)
    }
    try {
      const { session } = await reading
      if (session) entry.untilMs = Math.min(entry.untilMs, session.expiresAt.getTime())
      else forget()
    } catch {
      forget()
    }
    return await reading
  }

  return {
    ...accounts,
    async readSession(headers, options) {
      if (options.fresh) return await accounts.readSession(headers, options)
      const key = credentialsOf(headers)
      const known = remembered.get(key)
      if (known && known.untilMs > now().getTime())
        return { session: (await known.reading).session, setCookies: [] }
      remembered.delete(key)
      return await readAndRemember(key, headers)
    },
    async endSession(headers) {
      remembered.delete(credentialsOf(headers))
      return await accounts.endSession(headers)
    },
  }
}
