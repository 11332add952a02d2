import { beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '#domain/accounts/session.ts'
import type { Accounts, SessionReading } from './accounts.ts'
import { rememberSessions } from './remember-sessions.ts'

const session: Session = {
  sessionId: 's',
  user: { id: 'u', email: 'ada@example.org', name: 'Ada', hasTrustedEmail: false },
  expiresAt: new Date('2026-12-01T00:00:00Z'),
}
const headers = (cookie: string) => new Headers({ cookie })

let now: Date
let readings: number
let answer: SessionReading
let fault: Error | undefined
let accounts: Accounts

beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  readings = 0
  answer = { session, setCookies: [] }
  fault = undefined
  const real = {
    readSession: async () => {
      readings += 1
      const given = answer
      if (fault) throw fault
      return given
    },
    endSession: async () => [],
  } as unknown as Accounts
  accounts = rememberSessions(real, () => now)
})

const read = (cookie = 'a', fresh = false) => accounts.readSession(headers(cookie), { fresh })

describe('remembered sessions', () => {
  it('answer the same credentials for ten seconds', async () => {
    await read()
    expect(await read()).toEqual({ session, setCookies: [] })
    expect(readings).toBe(1)
    now = new Date('2026-11-21T12:00:10Z')
    await read()
    expect(readings).toBe(2)
  })

  it('never answer other credentials, or a fresh reading', async () => {
    await read('a')
    await read('b')
    await read('a', true)
    expect(readings).toBe(3)
  })

  it('are forgotten at sign-out', async () => {
    await read()
    await accounts.endSession(headers('a'))
    answer = { session: null, setCookies: [] }
    expect((await read()).session).toBeNull()
  })

  it('do not outlive the session', async () => {
    answer = { session: { ...session, expiresAt: new Date('2026-11-21T12:00:05Z') }, setCookies: [] }
    await read()
    now = new Date('2026-11-21T12:00:05Z')
    await read()
    expect(readings).toBe(2)
  })

  it('give renewed cookies to the first caller alone', async () => {
    answer = { session, setCookies: ['x=1'] }
    expect(await read()).toEqual({ session, setCookies: ['x=1'] })
    expect(await read()).toEqual({ session, setCookies: [] })
    expect(readings).toBe(1)
  })

  it('are read once for callers who come at the same moment', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(
      Array.from({ length: 3 }, () => ({ session, setCookies: [] })),
    )
    expect(readings).toBe(1)
  })

  it('keep no refusal', async () => {
    answer = { session: null, setCookies: [] }
    await read()
    await read()
    expect(readings).toBe(2)
  })

  it('keep no failure', async () => {
    fault = new Error('no database')
    await expect(Promise.all([read(), read()])).rejects.toThrow('no database')
    fault = undefined
    expect((await read()).session).toEqual(session)
    expect(readings).toBe(2)
  })

  it('are not kept when the person signs out while one is read', async () => {
    const reading = read()
    await accounts.endSession(headers('a'))
    await reading
    answer = { session: null, setCookies: [] }
    expect((await read()).session).toBeNull()
  })
})
