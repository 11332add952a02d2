import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cookiesOf, PASSWORD } from '../../testing/create-account-steps.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpAccountTest } from '../../testing/set-up-test-app.ts'
import { sendEmailChange, sendEmailChangedNotice } from './change-email.ts'
import { sendPasswordReset } from './send-password-reset.ts'
import { users } from './tables.ts'

const { test, steps } = setUpAccountTest({ env: { OPERATOR_EMAILS: 'boss@example.org', DEMO_MODE: 'false' } })

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  test.send(method, `/api/account${path}`, { headers, body })
const NEW_PASSWORD = 'moss-and-stone-7'

describe('changing the password', () => {
  it('sets the new one, keeps this session and ends the others', async () => {
    const { email, cookies } = await steps.makeAccount()
    const other = cookiesOf(await steps.signIn(email))
    const reply = await call('POST', '/password', cookies, {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    })
    expect(reply.status).toBe(204)
    expect((await call('GET', '/sessions', cookies)).status).toBe(200)
    expect((await call('GET', '/sessions', other)).status).toBe(401)
    expect((await steps.signIn(email)).status).toBe(401)
    expect((await steps.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('refuses a wrong current password, and after ten tries any', async () => {
    const { cookies } = await steps.makeAccount()
    const attempt = (currentPassword: string) =>
      call('POST', '/password', cookies, { currentPassword, newPassword: NEW_PASSWORD })
    expect(await (await attempt('wrong')).json()).toMatchObject({ code: 'invalid-credentials' })
    for (let count = 1; count < 10; count += 1) await attempt('wrong')
    expect(await (await attempt(PASSWORD)).json()).toMatchObject({ code: 'rate-limited' })
  })

  it('refuses a new password that is too short, with the message of the form', async () => {
    const { cookies } = await steps.makeAccount()
    const reply = await call('POST', '/password', cookies, {
      currentPassword: PASSWORD,
      newPassword: '12345',
    })
    expect(await reply.json()).toMatchObject({
      issues: [{ path: 'newPassword', message: 'Password must be at least 6 characters' }],
    })
  })

  it.each(['/password', '/email', '/password-reset'])('POST %s needs a session', async (path) => {
    expect((await call('POST', path, {}, {})).status).toBe(401)
  })
})

describe('changing the e-mail address', () => {
  const jobs: Record<string, typeof sendEmailChange> = {
    'send-email-change': sendEmailChange,
    'send-email-changed-notice': sendEmailChangedNotice,
    'send-password-reset': sendPasswordReset,
  }
  const runJobs = async () => {
    for (const { name, data } of test.sentJobs.splice(0)) await jobs[name]?.(test.services, data)
  }
  const ask = (cookies: Record<string, string>, newEmail: string, password = PASSWORD) =>
    call('POST', '/email', cookies, { newEmail, password })
  const request = async (...wish: Parameters<typeof ask>) => {
    const reply = await ask(...wish)
    await runJobs()
    return reply
  }
  const resetToken = async (email: string) => {
    await test.send('POST', '/api/password-reset', { body: { email } })
    await runJobs()
    return linkToken()
  }
  const reset = (token: string) =>
    test.send('POST', '/api/password-reset/confirm', { body: { token, password: NEW_PASSWORD } })
  const linkToken = () =>
    new URL(test.mailer.sent.at(-1)?.link ?? 'http://none').searchParams.get('token') ?? ''
  const confirm = (token: string) => call('POST', '/email/confirm', {}, { token })

  it('moves the account when the link to the new address is opened, and tells the old one', async () => {
    const { userId, email, cookies } = await steps.makeAccount()
    const newEmail = steps.freshEmail()
    expect((await request(cookies, newEmail)).status).toBe(202)
    expect(test.mailer.sent.at(-1)).toMatchObject({ to: newEmail })
    const recording = await recordEvents(test.services, userId)
    expect((await confirm(linkToken())).status).toBe(204)
    expect(await recording.topics()).toEqual(['profile'])
    expect((await steps.signIn(email)).status).toBe(401)
    expect((await steps.signIn(newEmail)).status).toBe(200)
    await runJobs()
    expect(test.mailer.sent.at(-1)).toMatchObject({ to: email })
  })

  it('has the payment provider told of the address, by a job that names none', async () => {
    const { userId, cookies } = await steps.makeAccount()
    await request(cookies, steps.freshEmail())
    expect((await confirm(linkToken())).status).toBe(204)
    expect(test.sentJobs).toContainEqual({ name: 'change-billing-email', data: { userId } })
  })

  it('sends one notice, and tells the provider once, when the link is posted ten times at once', async () => {
    const { email, cookies } = await steps.makeAccount()
    await request(cookies, steps.freshEmail())
    const token = linkToken()
    test.mailer.sent.length = 0
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(400)])
    expect(test.sentJobs.filter(({ name }) => name === 'change-billing-email')).toHaveLength(1)
    await runJobs()
    expect(test.mailer.sent.map(({ to }) => to)).toEqual([email])
  })

  it('falls away with a new password, whether the link was sent or not', async () => {
    const { email, cookies } = await steps.makeAccount()
    await request(cookies, steps.freshEmail())
    const token = linkToken()
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await call('POST', '/password', cookies, change)).status).toBe(204)
    expect(await (await confirm(token)).json()).toMatchObject({ code: 'invalid-reset-link' })

    await request(cookies, steps.freshEmail(), NEW_PASSWORD)
    const laterToken = linkToken()
    expect((await reset(await resetToken(email))).status).toBe(204)
    expect(await (await confirm(laterToken)).json()).toMatchObject({ code: 'invalid-reset-link' })
    expect((await steps.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('falls away with a new password also while its mail still waits', async () => {
    const { email, cookies } = await steps.makeAccount()
    const token = await resetToken(email)
    expect((await ask(cookies, steps.freshEmail())).status).toBe(202)
    expect((await reset(token)).status).toBe(204)
    test.mailer.sent.length = 0
    await runJobs()
    expect(test.mailer.sent).toEqual([])
  })

  it('uses up the reset links that the old address has got', async () => {
    const { email, cookies } = await steps.makeAccount()
    const old = await resetToken(email)
    await request(cookies, steps.freshEmail())
    expect((await confirm(linkToken())).status).toBe(204)
    expect(await (await reset(old)).json()).toMatchObject({ code: 'invalid-reset-link' })
  })

  it('changes nothing while the notice to the old address cannot be kept', async () => {
    const { email, cookies } = await steps.makeAccount()
    await request(cookies, steps.freshEmail())
    const [token, { send }] = [linkToken(), test.services.jobs]
    test.services.jobs.send = () => Promise.reject(new Error('no job queue'))
    const failed = await confirm(token)
    test.services.jobs.send = send
    expect(await failed.json()).toMatchObject({ code: 'mail-unavailable' })
    expect((await steps.signIn(email)).status).toBe(200)
    expect((await confirm(token)).status).toBe(204)
  })

  it('tells nobody when the address was taken meanwhile', async () => {
    const { email, cookies } = await steps.makeAccount()
    const newEmail = steps.freshEmail()
    await request(cookies, newEmail)
    const token = linkToken()
    await test.addUser(crypto.randomUUID(), newEmail)
    test.mailer.sent.length = 0
    expect(await (await confirm(token)).json()).toMatchObject({ code: 'email-taken' })
    await runJobs()
    expect(test.mailer.sent).toEqual([])
    expect((await steps.signIn(email)).status).toBe(200)
  })

  it('answers a taken address like a free one, and sends nothing', async () => {
    const [{ cookies }, other] = [await steps.makeAccount(), await steps.makeAccount()]
    expect((await request(cookies, other.email)).status).toBe(202)
    expect(test.mailer.sent).toEqual([])
  })

  it('refuses a link that is made up, used, replaced by a newer one, or a day old', async () => {
    const { cookies } = await steps.makeAccount()
    expect(await (await confirm('made-up')).json()).toMatchObject({ code: 'invalid-reset-link' })
    await request(cookies, steps.freshEmail())
    const replaced = linkToken()
    await request(cookies, steps.freshEmail())
    expect((await confirm(replaced)).status).toBe(400)
    const token = linkToken()
    steps.travelTo('2026-11-22T12:00:00Z')
    expect((await confirm(token)).status).toBe(400)
    steps.travelTo('2026-11-22T11:59:59Z')
    expect((await confirm(token)).status).toBe(204)
    expect((await confirm(token)).status).toBe(400)
  })

  it('needs the password', async () => {
    const { cookies } = await steps.makeAccount()
    expect((await request(cookies, steps.freshEmail(), 'wrong')).status).toBe(401)
    expect(test.mailer.sent).toEqual([])
  })
})

describe('sessions', () => {
  it('are listed with the device in plain words, and end at once', async () => {
    const { email, cookies } = await steps.makeAccount()
    const agent = {
      'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }
    const other = cookiesOf(await steps.signIn(email, PASSWORD, agent))
    const { sessions } = (await (await call('GET', '/sessions', cookies)).json()) as {
      sessions: { id: string; device: string; isCurrent: boolean }[]
    }
    expect(sessions).toHaveLength(2)
    const firefox = sessions.find(({ device }) => device === 'Firefox on Windows')
    expect(firefox).toMatchObject({ isCurrent: false })
    expect(await (await call('DELETE', `/sessions/${firefox?.id}`, cookies)).json()).toEqual({ ended: 1 })
    expect((await call('GET', '/sessions', other)).status).toBe(401)
  })

  it('of another user are not found', async () => {
    const [mine, other] = [await steps.makeAccount(), await steps.makeAccount()]
    const { sessions } = (await (await call('GET', '/sessions', other.cookies)).json()) as {
      sessions: { id: string }[]
    }
    expect((await call('DELETE', `/sessions/${sessions[0]?.id}`, mine.cookies)).status).toBe(404)
    expect((await call('GET', '/sessions', other.cookies)).status).toBe(200)
  })

  it('can all be ended but this one', async () => {
    const { email, cookies } = await steps.makeAccount()
    await steps.signIn(email)
    await steps.signIn(email)
    expect(await (await call('DELETE', '/sessions', cookies)).json()).toEqual({ ended: 2 })
    expect((await call('GET', '/sessions', cookies)).status).toBe(200)
  })
})

describe('the operator role', () => {
  it('counts only once the address is verified', async () => {
    const { userId, cookies } = await steps.makeAccount()
    await test.db.update(users).set({ email: 'boss@example.org' }).where(eq(users.id, userId))
    const resetAll = () => test.send('POST', '/api/reset-token-usage/all', { headers: cookies })
    expect((await resetAll()).status).toBe(403)
    await test.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    expect((await resetAll()).status).toBe(200)
  })
})
