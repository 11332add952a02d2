import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Newsletter, NewslettersReply } from '#domain/newsletters/contract.ts'
import { DELIVERY_HOLD_MINUTES, MAX_DELIVERY_TRIES } from '#domain/newsletters/delivery.ts'
import { createOutboxMailer } from '../../platform/mail/create-outbox-mailer.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { users } from '../accounts/tables.ts'
import { mailConsents, userSettings } from '../settings/tables.ts'
import { sendNewsletters } from './send-newsletters.ts'
import { newsletterDeliveries, newsletters } from './tables.ts'

const test = setUpTestApp({
  env: { OPERATOR_EMAILS: 'boss@example.org', PUBLIC_URL: 'http://localhost:4108' },
})
let operator: string

beforeEach(async () => {
  await test.db.delete(users)
  await test.db.delete(newsletters)
  await test.db.execute(sql`delete from rate_limits`)
  test.clock.now = new Date('2026-11-21T12:00:00Z')
  test.sentJobs.length = 0
  test.mailer.sent.length = 0
  test.mailer.isDown = false
  operator = await test.addUser(crypto.randomUUID(), 'boss@example.org')
})

const pass = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}

async function addSubscriber(name: string, how = { isWished: true, isConfirmed: true }): Promise<string> {
  const userId = await test.addUser(name)
  const settings = { newsletterEnabled: how.isWished }
  await test.db.insert(userSettings).values({ userId, settings, updatedAt: test.clock.now })
  await test.db.insert(mailConsents).values({ userId, newsletterConfirmed: how.isConfirmed })
  return userId
}

const call = (method: string, path: string, body?: unknown, userId = operator) =>
  test.send(method, `/api/operator/newsletters${path}`, { headers: test.as(userId), body })
const draft = { subject: 'New cards', body: 'There are **three** new cards.' }

async function write(overrides: object = {}): Promise<Newsletter> {
  const reply = await call('PUT', `/${crypto.randomUUID()}`, { ...draft, version: 0, ...overrides })
  expect(reply.status).toBe(200)
  return (await reply.json()) as Newsletter
}
async function start(): Promise<string> {
  const { id, version } = await write()
  expect((await call('POST', `/${id}/send`, { version })).status).toBe(202)
  return id
}
const list = async () => (await (await call('GET', '')).json()) as NewslettersReply
const read = async (id: string) => (await (await call('GET', `/${id}`)).json()) as Newsletter
const recipients = () => test.mailer.sent.map(({ to }) => to).toSorted()
const addresses = (...names: string[]) => names.map((name) => `${name}@example.org`)

/** Runs the job as often as it asks for it itself. */
async function runJobs(): Promise<void> {
  test.sentJobs.length = 0
  await sendNewsletters(test.services)
  while (test.sentJobs.splice(0).length > 0) await sendNewsletters(test.services)
}

describe('a draft', () => {
  it('is kept, changed and deleted, each time in the version that was seen', async () => {
    const first = await write()
    expect(first).toMatchObject({ ...draft, state: 'draft', version: 1, startedAt: null })
    const change = { subject: 'Newer cards', body: 'Four.', version: 1 }
    expect(await (await call('PUT', `/${first.id}`, change)).json()).toMatchObject({
      body: 'Four.',
      version: 2,
    })
    expect((await list()).newsletters).toMatchObject([{ id: first.id, subject: 'Newer cards', version: 2 }])
    const late = await call('PUT', `/${first.id}`, { ...change, body: 'Five.' })
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'newsletter-changed' }])
    expect((await call('DELETE', `/${first.id}?version=1`)).status).toBe(409)
    expect((await call('DELETE', `/${first.id}?version=2`)).status).toBe(204)
    expect((await call('GET', `/${first.id}`)).status).toBe(404)
  })

  it('that is kept twice, after a lost answer, is kept once', async () => {
    const id = crypto.randomUUID()
    for (const version of [0, 0, 1, 1])
      expect((await call('PUT', `/${id}`, { ...draft, subject: `Nr. ${version}`, version })).status).toBe(200)
    expect((await list()).newsletters).toMatchObject([{ id, subject: 'Nr. 1', version: 2 }])
  })

  it.each([
    { subject: ' ' },
    { body: '' },
    { subject: 'two\nlines' },
    { body: 'x'.repeat(20_001) },
    { body: 'a\0b' },
    { version: -1 },
  ])('is refused with %j', async (wrong) => {
    const reply = await call('PUT', `/${crypto.randomUUID()}`, { ...draft, version: 0, ...wrong })
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'invalid-request' }])
  })
})

describe('a test', () => {
  it('goes to the operator alone, as the subscribers would get it', async () => {
    await addSubscriber('ada')
    const { id } = await write()
    expect((await call('POST', `/${id}/test`)).status).toBe(204)
    expect(test.mailer.sent).toMatchObject([
      {
        to: 'boss@example.org',
        subject: '[Test] New cards',
        html: expect.stringContaining('<strong>three</strong>'),
        unsubscribeLink: expect.stringContaining('/unsubscribe?token=n-'),
      },
    ])
    expect(await read(id)).toMatchObject({ state: 'draft' })
  })

  it('says at once when the mail server is away', async () => {
    const { id } = await write()
    test.mailer.isDown = true
    expect(await (await call('POST', `/${id}/test`)).json()).toMatchObject({ code: 'mail-unavailable' })
  })
})

describe('sending', () => {
  it('goes to those who wished for it and confirmed it, and to nobody else', async () => {
    for (const name of ['ada', 'eve']) await addSubscriber(name)
    await addSubscriber('waiting', { isWished: true, isConfirmed: false })
    await addSubscriber('off', { isWished: false, isConfirmed: true })
    await test.addUser('never')
    const leaving = await addSubscriber('leaving')
    await test.db
      .insert(accountDeletions)
      .values({ userId: leaving, requestedAt: test.clock.now, deleteAfter: test.clock.now })
    expect((await list()).subscribers).toBe(2)
    const id = await start()
    await addSubscriber('later')
    expect(await read(id)).toMatchObject({ state: 'sending', mails: { waiting: 2, sent: 0, failed: 0 } })
    await runJobs()
    expect(recipients()).toEqual(addresses('ada', 'eve'))
    expect(await read(id)).toMatchObject({ state: 'sent', mails: { waiting: 0, sent: 2, failed: 0 } })
    expect(await test.db.select().from(newsletterDeliveries)).toEqual([])
  })

  it('hands over the job, and needs no job that was handed over', async () => {
    await addSubscriber('ada')
    await start()
    expect(test.sentJobs).toEqual([{ name: 'send-newsletters', data: {} }])
    test.sentJobs.length = 0
    await sendNewsletters(test.services)
    expect(recipients()).toEqual(addresses('ada'))
  })

  it('gives each mail its own way out, which works in one click without a session', async () => {
    const ada = await addSubscriber('ada')
    const eve = await addSubscriber('eve')
    await start()
    await runJobs()
    const [mail] = test.mailer.sent.filter(({ userId }) => userId === ada)
    expect(mail?.text).toContain(mail?.unsubscribeLink)
    const link = new URL(mail?.unsubscribeLink ?? '')
    const reply = await test.app.request(`${link.pathname}${link.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(reply.status).toBe(200)
    test.mailer.sent.length = 0
    await start()
    await runJobs()
    expect(test.mailer.sent.map(({ userId }) => userId)).toEqual([eve])
  })

  it('leaves out who unsubscribed, and keeps to the new address, while it is on its way', async () => {
    const ada = await addSubscriber('ada')
    const eve = await addSubscriber('eve')
    const id = await start()
    await test.send('PATCH', '/api/settings', { headers: test.as(ada), body: { newsletterEnabled: false } })
    await test.db.update(users).set({ email: 'eve.new@example.org' }).where(eq(users.id, eve))
    await runJobs()
    expect(recipients()).toEqual(['eve.new@example.org'])
    expect(await read(id)).toMatchObject({ state: 'sent', mails: { sent: 1, failed: 0 } })
  })

  it('starts once, and only what was seen', async () => {
    await addSubscriber('ada')
    const { id } = await write()
    await call('PUT', `/${id}`, { ...draft, body: 'Changed.', version: 1 })
    expect((await call('POST', `/${id}/send`, { version: 1 })).status).toBe(409)
    const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/send`, { version: 2 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect((await call('PUT', `/${id}`, { ...draft, version: 2 })).status).toBe(409)
    expect((await call('DELETE', `/${id}?version=2`)).status).toBe(409)
    await runJobs()
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('goes on in batches until everybody has it', async () => {
    for (let n = 0; n < 205; n += 1) await addSubscriber(`n${n}`)
    const id = await start()
    test.sentJobs.length = 0
    await sendNewsletters(test.services)
    expect(test.mailer.sent).toHaveLength(200)
    expect(test.sentJobs).toEqual([{ name: 'send-newsletters', data: {} }])
    expect(await read(id)).toMatchObject({ state: 'sending', mails: { waiting: 5, sent: 200 } })
    await runJobs()
    expect(new Set(recipients()).size).toBe(205)
    expect(test.mailer.sent).toHaveLength(205)
  })

  it('makes room after three seconds, in which a process that is told to stop waits for it', async () => {
    for (let n = 0; n < 5; n += 1) await addSubscriber(`n${n}`)
    await start()
    test.sentJobs.length = 0
    const slow = async (mail: Mail) => {
      await test.mailer.send(mail)
      test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    }
    await sendNewsletters({ ...test.services, mailer: { ...test.mailer, send: slow } })
    expect(test.mailer.sent).toHaveLength(3)
    expect(test.sentJobs).toEqual([{ name: 'send-newsletters', data: {} }])
    await runJobs()
    expect(new Set(recipients()).size).toBe(5)
    expect(test.mailer.sent).toHaveLength(5)
  })

  it('is ended by an operator: who has not got it does not get it', async () => {
    for (const name of ['ada', 'eve']) await addSubscriber(name)
    const id = await start()
    expect((await call('POST', `/${id}/stop`)).status).toBe(204)
    await runJobs()
    expect(test.mailer.sent).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'stopped', mails: { waiting: 0, sent: 0, failed: 0 } })
    expect((await call('POST', `/${id}/stop`)).status).toBe(409)
  })
})

describe('a mail server that is away', () => {
  it('costs three tries, and everybody gets the mail when it is back', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await addSubscriber(name)
    const id = await start()
    test.mailer.isDown = true
    await runJobs()
    const tried = await test.db.select().from(newsletterDeliveries)
    expect(tried.filter(({ tries }) => tries === 1)).toHaveLength(3)
    test.mailer.isDown = false
    await runJobs()
    expect(test.mailer.sent).toHaveLength(2)
    pass(1)
    await runJobs()
    expect(recipients()).toEqual(addresses(...names))
    expect(await read(id)).toMatchObject({ state: 'sent', mails: { sent: 5, failed: 0 } })
  })

  it('for hours ends in failures that are counted', async () => {
    await addSubscriber('ada')
    const id = await start()
    test.mailer.isDown = true
    for (let n = 0; n < MAX_DELIVERY_TRIES; n += 1) {
      expect(await read(id)).toMatchObject({ state: 'sending', mails: { waiting: 1 } })
      await runJobs()
      pass(60)
    }
    await runJobs()
    expect(await read(id)).toMatchObject({ state: 'sent', mails: { waiting: 0, sent: 0, failed: 1 } })
  })
})

/** A process that dies at this point: the call never comes back, and what follows it never runs. */
const killed = () => new Promise<never>(() => undefined)

describe('a kill in the middle', () => {
  let outbox: string
  beforeEach(async () => {
    outbox = await mkdtemp(join(tmpdir(), 'wayfern-newsletter-'))
    for (let n = 0; n < 8; n += 1) await addSubscriber(`n${n}`)
    await start()
  })

  /** Another server process on the same database; its mailer keeps files, so that a mail twice is seen. */
  const processWith = (send: (mail: Mail, keep: (mail: Mail) => Promise<void>) => Promise<void>) => {
    const { send: keep } = createOutboxMailer({
      directory: outbox,
      from: 'Wayfern <news@example.org>',
      now: () => test.clock.now,
      log: { info: () => undefined },
    })
    return { ...test.services, mailer: { ...test.mailer, send: (mail: Mail) => send(mail, keep) } }
  }
  const healthy = () => processWith((mail, keep) => keep(mail))

  async function expectOneMailEach() {
    const files = await readdir(outbox)
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
    const to = mails.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1]).toSorted()
    expect(to).toEqual(addresses(...Array.from({ length: 8 }, (_, n) => `n${n}`)))
    await rm(outbox, { recursive: true })
  }

  it.each([
    ['before the mail server took the mail', async () => await killed()],
    [
      'after the mail server took the mail and before that was kept',
      async (mail: Mail, keep: (mail: Mail) => Promise<void>) => {
        await keep(mail)
        await killed()
      },
    ],
  ])('%s sends nobody twice and nobody never', async (_, die) => {
    let mails = 0
    const dying = processWith(async (mail, keep) => {
      mails += 1
      await (mails < 4 ? keep(mail) : die(mail, keep))
    })
    void sendNewsletters(dying)
    await expect.poll(() => mails).toBe(4)
    await sendNewsletters(healthy())
    const held = await test.db.select().from(newsletterDeliveries)
    expect(held.filter(({ sentAt }) => sentAt === null)).toHaveLength(1)
    pass(DELIVERY_HOLD_MINUTES)
    await sendNewsletters(healthy())
    await expectOneMailEach()
  })

  it('is no matter for two processes at once either', async () => {
    await Promise.all([sendNewsletters(healthy()), sendNewsletters(healthy())])
    await expectOneMailEach()
  })
})

describe('an account that is deleted', () => {
  it('takes its deliveries with it', async () => {
    const ada = await addSubscriber('ada')
    const id = await start()
    await test.db.delete(users).where(eq(users.id, ada))
    expect(await test.db.select().from(newsletterDeliveries)).toEqual([])
    await runJobs()
    expect(await read(id)).toMatchObject({ state: 'sent', mails: { sent: 0, failed: 0 } })
  })
})

describe('members', () => {
  it.each([
    ['GET', ''],
    ['GET', '/0199a1de-7b5c-7000-8000-000000000001'],
    ['PUT', '/0199a1de-7b5c-7000-8000-000000000001'],
    ['DELETE', '/0199a1de-7b5c-7000-8000-000000000001?version=1'],
    ['POST', '/0199a1de-7b5c-7000-8000-000000000001/test'],
    ['POST', '/0199a1de-7b5c-7000-8000-000000000001/send'],
    ['POST', '/0199a1de-7b5c-7000-8000-000000000001/stop'],
  ])('are refused: %s %s', async (method, path) => {
    const member = await test.addUser(crypto.randomUUID())
    const body = method === 'GET' ? undefined : {}
    expect((await call(method, path, body, member)).status).toBe(403)
  })

  it('and their addresses are never shown to an operator', async () => {
    const ada = await addSubscriber('ada')
    const id = await start()
    const shown = JSON.stringify([await list(), await read(id)])
    expect(shown).not.toContain('ada@example.org')
    expect(shown).not.toContain(ada)
  })
})
