import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cookiesOf, PASSWORD } from '../../testing/create-account-steps.ts'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { setUpAccountTest } from '../../testing/set-up-test-app.ts'
import { pruneExpired } from './prune-expired.ts'
import { sendPasswordReset } from './send-password-reset.ts'
import { verifications } from './tables.ts'

const NEW_PASSWORD = 'another-frond-43'

const { test, steps } = setUpAccountTest({ env: { PUBLIC_URL: 'http://localhost:4102' } })
beforeEach(async () => {
  test.mailer.isDown = false
  await test.db.execute(sql`delete from verifications`)
})

const ask = (email: string) => test.send('POST', '/api/password-reset', { body: { email } })
const confirm = (token: string, password = NEW_PASSWORD) =>
  test.send('POST', '/api/password-reset/confirm', { body: { token, password } })

async function runJobs(): Promise<void> {
  for (const { data } of test.sentJobs.splice(0)) await sendPasswordReset(test.services, data)
}

async function tokenFor(email: string): Promise<string> {
  await ask(email)
  await runJobs()
  return new URL(test.mailer.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''
}

async function expectInvalid(reply: Response): Promise<void> {
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ code: 'invalid-reset-link' })
}

describe('POST /api/password-reset', () => {
  it('mails a link to the user, with the text that says what will happen', async () => {
    const { email } = await steps.makeAccount()
    expect((await ask(email.toUpperCase())).status).toBe(202)
    await runJobs()
    expect(test.mailer.sent).toHaveLength(1)
    const mail = test.mailer.sent[0]
    expect(mail).toMatchObject({ to: email, subject: 'Choose a new password for Wayfern' })
    expect(mail?.link).toMatch(/^http:\/\/localhost:4102\/reset-password\?token=[\w-]{32}$/)
    expect(mail?.text).toContain(mail?.link)
    expect(Math.max(...(mail?.text.split('\n') ?? []).map((line) => line.length))).toBeLessThanOrEqual(76)
    expect(mail?.text).toContain('It stops working 1 hour after this email was sent.')
  })

  it('does the same work and answers the same for an e-mail without an account', async () => {
    const { email } = await steps.makeAccount()
    const stranger = steps.freshEmail()
    const [known, unknown] = [await ask(email), await ask(stranger)]
    expect([known.status, unknown.status]).toEqual([202, 202])
    expect([await known.text(), await unknown.text()]).toEqual(['', ''])
    expect(test.sentJobs).toEqual([
      { name: 'send-password-reset', data: { email } },
      { name: 'send-password-reset', data: { email: stranger } },
    ])
    await runJobs()
    expect(test.mailer.sent.map(({ to }) => to)).toEqual([email])
  })

  it('keeps only the hash of the token', async () => {
    const { email } = await steps.makeAccount()
    const token = await tokenFor(email)
    const rows = await test.db.select().from(verifications)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('fails its job while the mail server is down, keeps no link, and mails at the next try', async () => {
    const { email } = await steps.makeAccount()
    await ask(email)
    const [job] = test.sentJobs
    test.mailer.isDown = true
    await expect(sendPasswordReset(test.services, job?.data ?? {})).rejects.toMatchObject({
      code: 'mail-unavailable',
    })
    expect(await test.db.select().from(verifications)).toEqual([])
    test.mailer.isDown = false
    await sendPasswordReset(test.services, job?.data ?? {})
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('says so when the request itself cannot be kept', async () => {
    const broken = await createTestApp({ database: test.opened, services: () => ({ jobs: brokenJobs }) })
    const reply = await broken.send('POST', '/api/password-reset', { body: { email: steps.freshEmail() } })
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ code: 'mail-unavailable' })
  })

  it('is limited to 20 an hour from one address, whatever the e-mail', async () => {
    for (let n = 0; n < 20; n++) expect((await ask(steps.freshEmail())).status).toBe(202)
    expect((await ask(steps.freshEmail())).status).toBe(429)
    expect(test.sentJobs).toHaveLength(20)
  })

  it('mails five links an hour to one mailbox, on every server, and answers the same to the sixth', async () => {
    const second = await createTestApp({
      database: test.opened,
      services: () => ({ jobs: test.services.jobs }),
    })
    const [{ email }, stranger] = [await steps.makeAccount(), steps.freshEmail()]
    for (const given of [email, stranger]) {
      for (let n = 0; n < 5; n++) expect((await ask(given)).status).toBe(202)
      const body = { email: given.toUpperCase() }
      const sixth = await second.send('POST', '/api/password-reset', { body })
      expect([sixth.status, await sixth.text()]).toEqual([202, ''])
    }
    expect(test.sentJobs).toHaveLength(10)
  })

  it('leaves the owner a link that works, however many a stranger asked for', async () => {
    const { email } = await steps.makeAccount()
    for (let n = 0; n < 6; n++) await ask(email)
    await runJobs()
    steps.travelTo('2026-11-21T12:59:59Z')
    await ask(email)
    expect(test.sentJobs).toEqual([])
    const token = new URL(test.mailer.sent.at(-1)?.link ?? '').searchParams.get('token') ?? ''
    expect((await confirm(token)).status).toBe(204)
    // The links are used up, so the next wish is heard within the same hour.
    await ask(email)
    expect(test.sentJobs).toHaveLength(1)
  })

  it('counts a known device for itself, beside the address and the mailbox that strangers used up', async () => {
    const { email, cookies } = await steps.makeAccount()
    const askAs = (headers: Record<string, string>) =>
      test.send('POST', '/api/password-reset', { body: { email }, headers })
    for (let n = 0; n < 20; n++) await ask(email)
    expect((await askAs({})).status).toBe(429)
    test.sentJobs.length = 0
    for (let n = 0; n < 5; n++) expect((await askAs(cookies)).status).toBe(202)
    expect(test.sentJobs).toHaveLength(5)
    expect((await askAs(cookies)).status).toBe(429)
  })

  it('counts who is signed in for themselves, too', async () => {
    const { email, cookies } = await steps.makeAccount()
    for (let n = 0; n < 6; n++) await ask(email)
    test.sentJobs.length = 0
    const askOwn = () => test.send('POST', '/api/account/password-reset', { headers: cookies })
    for (let n = 0; n < 5; n++) expect((await askOwn()).status).toBe(202)
    expect(test.sentJobs).toHaveLength(5)
    expect((await askOwn()).status).toBe(429)
  })

  it('refuses what is no e-mail', async () => {
    const reply = await ask('ada')
    expect(reply.status).toBe(400)
    expect(test.sentJobs).toEqual([])
  })
})

describe('POST /api/password-reset/confirm', () => {
  it('sets the new password and ends every session', async () => {
    const { email, cookies } = await steps.makeAccount()
    const elsewhere = cookiesOf(await steps.signIn(email))
    expect((await confirm(await tokenFor(email))).status).toBe(204)
    expect(await steps.sessionOf(cookies)).toBeNull()
    expect(await steps.sessionOf(elsewhere)).toBeNull()
    expect((await steps.signIn(email, PASSWORD)).status).toBe(401)
    expect((await steps.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it("touches nobody else's password or session", async () => {
    const [ada, eve] = [await steps.makeAccount(), await steps.makeAccount()]
    await confirm(await tokenFor(ada.email))
    expect(await steps.sessionOf(eve.cookies)).toMatchObject({ user: { id: eve.userId } })
    expect((await steps.signIn(eve.email)).status).toBe(200)
  })

  it('takes a link once, and then none of the links sent before', async () => {
    const { email } = await steps.makeAccount()
    const [first, second] = [await tokenFor(email), await tokenFor(email)]
    expect((await confirm(first)).status).toBe(204)
    await expectInvalid(await confirm(first, 'a third password'))
    await expectInvalid(await confirm(second, 'a third password'))
    expect((await steps.signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('lets exactly one of two uses at the same moment pass', async () => {
    const { email } = await steps.makeAccount()
    const token = await tokenFor(email)
    const replies = await Promise.all([confirm(token), confirm(token, 'a third password')])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 400])
  })

  it('takes a link until an hour has passed, not longer', async () => {
    const { email } = await steps.makeAccount()
    const token = await tokenFor(email)
    steps.travelTo('2026-11-21T13:00:00Z')
    await expectInvalid(await confirm(token))
    steps.travelTo('2026-11-21T12:59:59Z')
    expect((await confirm(token)).status).toBe(204)
  })

  it.each(['x', 'A'.repeat(32), '%', "' or 1=1 --"])('refuses the made-up token %j', async (token) => {
    await expectInvalid(await confirm(token))
  })

  it('does not take the stored hash for a token', async () => {
    const { email } = await steps.makeAccount()
    await tokenFor(email)
    const [row] = await test.db.select().from(verifications)
    await expectInvalid(await confirm(row?.identifier.replace('password-reset:', '') ?? ''))
  })

  it('refuses a short password and leaves the link usable', async () => {
    const { email } = await steps.makeAccount()
    const token = await tokenFor(email)
    const reply = await confirm(token, '12345')
    expect(await reply.json()).toMatchObject({
      code: 'invalid-request',
      issues: [{ path: 'password', message: 'Password must be at least 6 characters' }],
    })
    expect((await confirm(token)).status).toBe(204)
  })

  it('changes nothing and keeps the link when the database fails in the middle', async () => {
    const { email, cookies } = await steps.makeAccount()
    const token = await tokenFor(email)
    await test.db.execute(sql`alter table sessions rename to sessions_away`)
    const failed = await confirm(token)
    await test.db.execute(sql`alter table sessions_away rename to sessions`)
    expect(failed.status).toBe(500)
    expect(await steps.sessionOf(cookies)).not.toBeNull()
    expect((await steps.signIn(email, PASSWORD)).status).toBe(200)
    expect((await confirm(token)).status).toBe(204)
  })

  it('is refused from another site', async () => {
    const reply = await test.send('POST', '/api/password-reset/confirm', {
      headers: { Origin: 'https://evil.example' },
      body: { token: 'x', password: NEW_PASSWORD },
    })
    expect(reply.status).toBe(403)
  })
})

describe('pruning', () => {
  it('deletes links whose hour is over', async () => {
    const { email, userId } = await steps.makeAccount()
    await tokenFor(email)
    steps.travelTo('2026-11-21T12:30:00Z')
    await pruneExpired(test.services)
    const linksOf = () => test.db.select().from(verifications).where(eq(verifications.value, userId))
    expect(await linksOf()).toHaveLength(1)
    steps.travelTo('2026-11-21T13:00:00Z')
    await pruneExpired(test.services)
    expect(await linksOf()).toHaveLength(0)
  })
})
