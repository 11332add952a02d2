import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log.ts'
import { createBetterAuth } from './create-better-auth.ts'

const secret = 'a secret that only the tests know, 0123456789'
const publicUrl = 'http://localhost:4102'

/** A database whose driver quotes what it was given, as drivers do. */
const brokenDatabase = new Proxy({} as Database, {
  get: (_target, property) => {
    if (property === '_') return undefined
    throw new Error('failed: select * from users where email = ada@example.org and fern-42')
  },
})

function setUp() {
  const logged: unknown[][] = []
  const keep = (...given: unknown[]) => void logged.push(given)
  const log = { error: keep, warn: keep, info: keep, debug: keep } as unknown as Logger
  return {
    logged,
    accounts: createBetterAuth({ db: brokenDatabase, log, secret, publicUrl, trustsEveryEmail: false }),
  }
}

const user = { id: 'user-1', email: 'ada@example.org', name: 'Ada' }
const session = {
  id: 'session-1',
  userId: user.id,
  token: 'a-session-token-of-the-tests',
  expiresAt: new Date(Date.now() + 60_000),
  userAgent: '',
  createdAt: new Date(),
  updatedAt: new Date(),
}

describe('account system without a database', () => {
  it('carries and reads a cached session all the same', async () => {
    const { accounts } = setUp()
    const setCookies = await accounts.carrySession(session, user)
    const headers = new Headers({ Cookie: setCookies.map((value) => value.split(';', 1)[0]).join('; ') })
    expect(await accounts.readSession(headers, { fresh: false })).toEqual({
      session: {
        sessionId: session.id,
        user: { ...user, hasTrustedEmail: false },
        expiresAt: session.expiresAt,
      },
      setCookies: [],
    })
  })

  it('fails where it needs the database, and logs no e-mail, password or token', async () => {
    const { accounts, logged } = setUp()
    const setCookies = await accounts.carrySession(session, user)
    const headers = new Headers({ Cookie: setCookies.map((value) => value.split(';', 1)[0]).join('; ') })
    await expect(accounts.readSession(headers, { fresh: true })).rejects.toThrow()
    await expect(accounts.renewSession(headers)).rejects.toThrow()
    await expect(accounts.endSession(headers)).rejects.toThrow()
    await expect(accounts.signIn({ email: user.email, password: 'fern-42' }, '')).rejects.toThrow()
    expect(logged).not.toEqual([])
    expect(JSON.stringify(logged)).not.toMatch(/ada@|fern-42|a-session-token/)
  })
})
