import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rememberSessions } from '../../platform/accounts/remember-sessions.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import { cookiesOf, createAccountSteps, PASSWORD } from '../../testing/create-account-steps.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { hashingOf } from '../../testing/hashing-of.ts'
import { START, setUpAccountTest } from '../../testing/set-up-test-app.ts'
import { accountLimits } from './account-limits.ts'
import { pruneExpired } from './prune-expired.ts'
import { sessions } from './tables.ts'

const { test, steps } = setUpAccountTest()

/** A route that asks for a session, and one that asks the database for it. */
const cachedRoute = (headers: Record<string, string>) => test.send('GET', '/api/token-usage', { headers })
const freshRoute = (headers: Record<string, string>) =>
  test.send('POST', '/api/reset-token-usage', { headers })
const signOut = (headers: Record<string, string>) => test.send('DELETE', '/api/session', { headers })

function cookieNamed(reply: Response, name: string): string {
  return reply.headers.getSetCookie().find((value) => value.startsWith(`${name}=`)) ?? ''
}

describe('POST /api/session', () => {
  it('signs in with the e-mail in any case', async () => {
    const { email, userId } = await steps.makeAccount()
    const reply = await steps.signIn(` ${email.toUpperCase()}`)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({
      session: {
        user: { id: userId, email, name: 'Ada' },
        role: 'member',
        expiresAt: '2026-12-21T12:00:00.000Z',
        isBuiltInCoach: false,
      },
    })
    expect(await steps.sessionOf(cookiesOf(reply))).toMatchObject({ user: { email } })
  })

  it('answers an unknown e-mail and a wrong password with the same reply', async () => {
    const { email } = await steps.makeAccount()
    const wrong = await steps.signIn(email, 'another password')
    const unknown = await steps.signIn(steps.freshEmail(), 'another password')
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const { requestId: first, ...wrongBody } = (await wrong.json()) as Record<string, unknown>
    const { requestId: second, ...unknownBody } = (await unknown.json()) as Record<string, unknown>
    expect(wrongBody).toEqual(unknownBody)
    expect(wrongBody).toMatchObject({ code: 'invalid-credentials' })
    expect(first).not.toBe(second)
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it('does the same costly work for an unknown e-mail', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    await steps.signUp(email)
    const known = await hashingOf(() => steps.signIn(email, 'wrong'))
    expect(known).toMatchObject([{ cost: 2 ** 15, blockSize: 8, parallelization: 3 }])
    expect(await hashingOf(() => steps.signIn(steps.freshEmail(), 'wrong'))).toEqual(known)
  })

  it.each([
    [{ email: 'ada', password: 'x' }, 'email', 'Please enter a valid email'],
    [{ email: 'ada@example.org', password: '' }, 'password', 'Password is required'],
  ])('refuses %j with its message', async (body, path, message) => {
    const reply = await test.send('POST', '/api/session', { body })
    expect(await reply.json()).toMatchObject({ code: 'invalid-request', issues: [{ path, message }] })
  })

  it('is refused from another site', async () => {
    const { email } = await steps.makeAccount()
    const reply = await steps.signIn(email, PASSWORD, { Origin: 'https://evil.example' })
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'cross-site-request' })
  })

  it('keeps no internet address with the session', async () => {
    const { userId } = await steps.makeAccount()
    const [row] = await test.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(row?.ipAddress ?? '').toBe('')
  })
})

describe('limits on sign-in', () => {
  it('refuse the eleventh try for one e-mail in 15 minutes, right or wrong, on every server', async () => {
    const { email } = await steps.makeAccount()
    await test.db.execute(sql`delete from rate_limits`)
    const second = createAccountSteps(await createTestApp({ database: test.opened }))
    for (let n = 0; n < 5; n++) {
      expect((await steps.signIn(email, 'wrong')).status).toBe(401)
      expect((await second.signIn(email.toUpperCase(), 'wrong')).status).toBe(401)
    }
    for (const reply of [await steps.signIn(email), await second.signIn(email)]) {
      expect(reply.status).toBe(429)
      expect(reply.headers.get('Retry-After')).toBe('900')
    }
    steps.travelTo('2026-11-21T12:15:00Z')
    expect((await steps.signIn(email)).status).toBe(200)
  })

  it('hold for an e-mail that has no account', async () => {
    const email = steps.freshEmail()
    const { rateLimiter, now } = test.services
    for (let n = 0; n < 10; n++)
      await rateLimiter.consume(accountLimits.signInByEmail, emailSubject(email), now())
    expect((await steps.signIn(email)).status).toBe(429)
  })

  it('count wrong passwords alone: a right one begins anew', async () => {
    const { email } = await steps.makeAccount()
    const { rateLimiter, now } = test.services
    const consume = () => rateLimiter.consume(accountLimits.signInByEmail, emailSubject(email), now())
    for (let n = 0; n < 9; n++) await consume()
    for (let n = 0; n < 3; n++) expect((await steps.signIn(email)).status).toBe(200)
  })

  it('refuse the 101st try from one address in 15 minutes, whatever it sends', async () => {
    const attempt = () => test.send('POST', '/api/session', { body: { email: 'ada', password: 'x' } })
    for (let n = 0; n < 100; n++) expect((await attempt()).status).toBe(400)
    expect((await attempt()).status).toBe(429)
  })

  it('keep the e-mail itself out of the counters', async () => {
    const email = steps.freshEmail()
    await steps.signIn(email)
    const { rows } = (await test.db.execute(sql`select key from rate_limits`)) as unknown as {
      rows: unknown[]
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})

describe('session cookies', () => {
  it('are signed, HttpOnly, SameSite=Lax, for 30 days and for 50 seconds', async () => {
    const { email } = await steps.makeAccount()
    const reply = await steps.signIn(email)
    const token = cookieNamed(reply, 'wayfern.session_token')
    const cache = cookieNamed(reply, 'wayfern.session_data')
    expect(token).toMatch(/; Max-Age=2592000/)
    expect(cache).toMatch(/; Max-Age=50/)
    for (const cookie of [token, cache]) {
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; SameSite=Lax/)
      expect(cookie).toMatch(/; Path=\//)
      expect(cookie).not.toMatch(/; Secure/)
    }
  })

  it('are the same after sign-up as after sign-in', async () => {
    const email = steps.freshEmail()
    await steps.pay(email)
    const shape = (reply: Response) =>
      reply.headers.getSetCookie().map((value) => value.replace(/=[^;]*/, ''))
    expect(shape(await steps.signUp(email))).toEqual(shape(await steps.signIn(email)))
  })

  it('are Secure when people open the site by https', async () => {
    const secure = createAccountSteps(
      await createTestApp({ env: { PUBLIC_URL: 'https://wayfern.example' }, database: test.opened }),
    )
    const { email } = await secure.makeAccount()
    const reply = await secure.signIn(email)
    expect(cookieNamed(reply, '__Secure-wayfern.session_token')).toMatch(/; Secure/)
    expect(await secure.sessionOf(cookiesOf(reply))).toMatchObject({ user: { email } })
  })
})

describe('GET /api/session', () => {
  it('answers null without a session, never 401', async () => {
    const reply = await test.send('GET', '/api/session')
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ session: null })
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
  })

  it('shows each caller their own session', async () => {
    const [ada, eve] = [await steps.makeAccount(), await steps.makeAccount()]
    expect(await steps.sessionOf(ada.cookies)).toMatchObject({ user: { id: ada.userId } })
    expect(await steps.sessionOf(eve.cookies)).toMatchObject({ user: { id: eve.userId } })
  })

  it.each([
    ['a made-up token', (cookie: string) => cookie.replace(/session_token=[^;]+/, 'session_token=abc.def')],
    ['a changed token', (cookie: string) => cookie.replace(/session_token=./, 'session_token=~')],
    [
      'a changed signature',
      (cookie: string) => cookie.replace(/(session_token=[^.]+\.)[^;]{10}/, '$1AAAAAAAAAA'),
    ],
    ['the cache alone', (cookie: string) => cookie.replace(/wayfern\.session_token=[^;]+;?/, '')],
  ])('answers null to %s, and clears or ignores it', async (_what, forge) => {
    const { cookies } = await steps.makeAccount()
    const forged = { Cookie: forge(cookies.Cookie) }
    expect(forged.Cookie).not.toBe(cookies.Cookie)
    expect(await steps.sessionOf(forged)).toBeNull()
    expect((await cachedRoute(forged)).status).toBe(401)
    expect((await freshRoute(forged)).status).toBe(401)
  })

  it('does not let a cache of one user speak for another', async () => {
    const [ada, eve] = [await steps.makeAccount(), await steps.makeAccount()]
    const part = (cookies: { Cookie: string }, name: string) =>
      cookies.Cookie.split('; ').find((pair) => pair.startsWith(name)) ?? ''
    const mixed = {
      Cookie: `${part(ada.cookies, 'wayfern.session_token')}; ${part(eve.cookies, 'wayfern.session_data')}`,
    }
    await test.send('POST', '/api/count-tokens', { headers: mixed, body: { text: 'x' } })
    expect(await steps.sessionOf(mixed)).toMatchObject({ user: { id: ada.userId } })
  })

  it('answers null to an expired session and clears its cookies', async () => {
    const { cookies } = await steps.makeAccount()
    steps.travelTo('2026-12-21T12:00:01Z')
    const reply = await test.send('GET', '/api/session', { headers: cookies })
    expect(await reply.json()).toEqual({ session: null })
    expect(cookieNamed(reply, 'wayfern.session_token')).toMatch(/session_token=; Max-Age=0/)
    expect((await cachedRoute(cookies)).status).toBe(401)
    expect((await freshRoute(cookies)).status).toBe(401)
  })

  it('moves the end of a session in use forward once a day', async () => {
    const { cookies } = await steps.makeAccount()
    const read = () => test.send('GET', '/api/session', { headers: cookies })
    steps.travelTo('2026-11-22T11:00:00Z')
    expect(await (await read()).json()).toMatchObject({ session: { expiresAt: '2026-12-21T12:00:00.000Z' } })
    steps.travelTo('2026-11-22T13:00:00Z')
    const renewed = await read()
    expect(await renewed.json()).toMatchObject({ session: { expiresAt: '2026-12-22T13:00:00.000Z' } })
    expect(cookieNamed(renewed, 'wayfern.session_token')).toMatch(/; Max-Age=2592000/)
  })
})

describe('POST /api/session/refresh', () => {
  const refresh = (headers: Record<string, string> = {}) =>
    test.send('POST', '/api/session/refresh', { headers })

  it('renews the cookies', async () => {
    const { email, cookies } = await steps.makeAccount()
    steps.travelTo('2026-12-21T11:59:00Z')
    const reply = await refresh(cookies)
    expect(await reply.json()).toMatchObject({
      session: { user: { email }, expiresAt: '2027-01-20T11:59:00.000Z' },
    })
    steps.travelTo('2026-12-22T12:00:00Z')
    expect(await steps.sessionOf(cookiesOf(reply))).toMatchObject({ user: { email } })
  })

  it('is refused without a session and after sign-out', async () => {
    const { cookies } = await steps.makeAccount()
    await signOut(cookies)
    for (const reply of [await refresh(), await refresh(cookies)]) {
      expect(reply.status).toBe(401)
      expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
    }
  })
})

describe('DELETE /api/session', () => {
  it('ends the session, clears the cookies, and may be repeated', async () => {
    const { cookies } = await steps.makeAccount()
    const reply = await signOut(cookies)
    expect(reply.status).toBe(204)
    for (const name of ['wayfern.session_token', 'wayfern.session_data'])
      expect(cookieNamed(reply, name)).toMatch(/=; Max-Age=0/)
    expect((await signOut(cookies)).status).toBe(204)
    expect((await signOut({})).status).toBe(204)
  })

  it('is felt at once on fresh routes, and after a minute on all', async () => {
    const { cookies } = await steps.makeAccount()
    expect((await freshRoute(cookies)).status).toBe(200)
    await signOut(cookies)
    expect((await freshRoute(cookies)).status).toBe(401)
    expect(await steps.sessionOf(cookies)).toBeNull()
    steps.travelTo('2026-11-21T12:01:01Z')
    expect((await cachedRoute(cookies)).status).toBe(401)
  })

  it('leaves at most a minute, with the memory of the server too, and nothing to change meanwhile', async () => {
    const remembering = await createTestApp({
      database: test.opened,
      services: ({ accounts }) => ({ accounts: rememberSessions(accounts, () => new Date()) }),
    })
    const { userId, cookies } = await steps.makeAccount()
    const statusAt = async (moment: string, method: string, path: string, body?: object) => {
      steps.travelTo(moment)
      return (await remembering.send(method, `/api${path}`, { headers: cookies, body })).status
    }
    const read = (moment: string) => statusAt(moment, 'GET', '/settings')
    await test.db.delete(sessions).where(eq(sessions.userId, userId))
    expect(await read(START)).toBe(200)
    expect(await statusAt(START, 'PATCH', '/settings', { shareProgress: true })).toBe(401)
    expect(await statusAt(START, 'DELETE', '/conversations')).toBe(401)
    // Each second, so that the server remembers what the cookie says as late as it can.
    for (let second = 0; second < 60; second += 1)
      await read(`2026-11-21T12:00:${String(second).padStart(2, '0')}Z`)
    expect(await read('2026-11-21T12:01:00Z')).toBe(401)
    await remembering.services.events.close()
  })

  it('ends this session only', async () => {
    const { email, cookies } = await steps.makeAccount()
    const elsewhere = cookiesOf(await steps.signIn(email))
    await signOut(cookies)
    expect(await steps.sessionOf(elsewhere)).toMatchObject({ user: { email } })
  })

  it('is not reported as done when the database cannot end it', async () => {
    const { cookies } = await steps.makeAccount()
    await test.db.execute(sql`alter table sessions rename to sessions_away`)
    const reply = await signOut(cookies)
    await test.db.execute(sql`alter table sessions_away rename to sessions`)
    expect(reply.status).toBe(500)
    expect(await steps.sessionOf(cookies)).not.toBeNull()
  })

  it('is refused from another site', async () => {
    const { cookies } = await steps.makeAccount()
    const reply = await signOut({ ...cookies, 'Sec-Fetch-Site': 'cross-site' })
    expect(reply.status).toBe(403)
    expect(await steps.sessionOf(cookies)).not.toBeNull()
  })
})

describe('cached session', () => {
  it('is renewed by any route once its time is over', async () => {
    const { cookies } = await steps.makeAccount()
    expect((await cachedRoute(cookies)).headers.getSetCookie()).toEqual([])
    steps.travelTo('2026-11-21T12:01:01Z')
    const reply = await cachedRoute(cookies)
    expect(reply.status).toBe(200)
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^wayfern\.session_data=.+; Max-Age=50/),
    ])
  })
})

describe('bearer token', () => {
  const tokenOf = (cookies: { Cookie: string }) =>
    decodeURIComponent(/wayfern\.session_token=([^;]+)/.exec(cookies.Cookie)?.[1] ?? '')

  it('is the value of the session cookie, and ends with it', async () => {
    const { email, cookies } = await steps.makeAccount()
    const headers = { Authorization: `Bearer ${tokenOf(cookies)}` }
    expect(await steps.sessionOf(headers)).toMatchObject({ user: { email } })
    expect((await cachedRoute(headers)).status).toBe(200)
    expect((await signOut(headers)).status).toBe(204)
    expect((await cachedRoute(headers)).status).toBe(401)
  })

  it.each([
    ['an unsigned token', (token: string) => token.split('.')[0] ?? ''],
    ['a token with another signature', (token: string) => `${token.split('.')[0]}.${'A'.repeat(43)}=`],
    ['nonsense', () => 'x.y'],
  ])('is refused as %s', async (_what, forge) => {
    const { cookies } = await steps.makeAccount()
    const headers = { Authorization: `Bearer ${forge(tokenOf(cookies))}` }
    expect(await steps.sessionOf(headers)).toBeNull()
    expect((await freshRoute(headers)).status).toBe(401)
  })
})

describe('pruning', () => {
  it('deletes sessions whose time is over and no others', async () => {
    const old = await steps.makeAccount()
    steps.travelTo('2026-12-10T12:00:00Z')
    const current = await steps.makeAccount()
    steps.travelTo('2026-12-22T12:00:00Z')
    await pruneExpired(test.services)
    const rows = await test.db.select({ userId: sessions.userId }).from(sessions)
    expect(rows).toContainEqual({ userId: current.userId })
    expect(rows).not.toContainEqual({ userId: old.userId })
  })
})
