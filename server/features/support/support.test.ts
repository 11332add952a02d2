import { beforeEach, describe, expect, it } from 'vitest'
import { brokenJobs } from '../../testing/create-memory-jobs.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { users } from '../accounts/tables.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import { sendSupportRequest } from './send-support-request.ts'

const START = new Date('2026-11-21T12:00:00Z')
const test = setUpTestApp({
  env: { SUPPORT_EMAIL: 'help@example.org', OPERATOR_EMAILS: 'boss@example.org', DEMO_MODE: 'false' },
})
let userId: string
let operator: string

beforeEach(async () => {
  test.clock.now = START
  test.sentJobs.length = 0
  test.mailer.sent.length = 0
  test.mailer.isDown = false
  await test.db.delete(users)
  userId = await test.addUser(crypto.randomUUID())
  operator = await test.addUser(crypto.randomUUID(), 'boss@example.org')
})

const form = { subject: 'A question', message: 'The report is empty.' }
async function call(method: string, path: string, as: string, body?: object) {
  const reply = await test.send(method, `/api${path}`, { headers: test.as(as), body })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}
const ask = (body: object = form, as = userId) => call('POST', '/support-requests', as, body)
const own = async (as = userId) => (await call('GET', '/support-requests', as)).body.requests as object[]
const mailAll = async () => {
  for (const { data } of test.sentJobs) await sendSupportRequest(test.services, data)
}
async function converse(owner: string): Promise<string> {
  const id = crypto.randomUUID()
  await test.db
    .insert(conversations)
    .values({ id, userId: owner, module: 'coaching', title: 'Work', createdAt: START, updatedAt: START })
  await test.db.insert(conversationMessages).values({
    id: crypto.randomUUID(),
    conversationId: id,
    role: 'user',
    content: 'My private words',
    createdAt: START,
  })
  return id
}

describe('asking for support', () => {
  it('keeps the request, lists it with its state, and mails it to SUPPORT_EMAIL', async () => {
    const { status, body } = await ask()
    expect(status).toBe(201)
    expect(body).toEqual({
      ...form,
      id: body.id,
      hasAttachment: false,
      state: 'open',
      createdAt: START.toISOString(),
      updatedAt: START.toISOString(),
      safety: null,
    })
    const { safety: _, ...request } = body
    expect(await own()).toEqual([request])
    await mailAll()
    expect(test.mailer.sent).toHaveLength(1)
    expect(test.mailer.sent[0]).toMatchObject({
      to: 'help@example.org',
      subject: 'Wayfern support: A question',
      text: expect.stringContaining(`<${userId}@example.org>`),
    })
  })

  it('leaves conversations out unless one is named', async () => {
    const conversationId = await converse(userId)
    await ask()
    await mailAll()
    expect(JSON.stringify(test.mailer.sent)).not.toContain('My private words')
    expect((await ask({ ...form, conversationId })).body).toMatchObject({ hasAttachment: true })
    await mailAll()
    expect(test.mailer.sent.at(-1)?.text).toContain('> My private words')
  })

  it("never attaches somebody else's conversation, and keeps nothing then", async () => {
    const conversationId = await converse(operator)
    expect(await ask({ ...form, conversationId })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    expect(await own()).toEqual([])
    expect(test.sentJobs).toEqual([])
  })

  it('hands over a job that holds nothing of what was written', async () => {
    const { body } = await ask()
    expect(test.sentJobs).toEqual([{ name: 'send-support-request', data: { id: body.id } }])
  })

  it('is not stopped by a mail server that is down: the job is tried again', async () => {
    test.mailer.isDown = true
    expect((await ask()).status).toBe(201)
    await expect(mailAll()).rejects.toMatchObject({ code: 'mail-unavailable' })
    test.mailer.isDown = false
    await mailAll()
    expect(test.mailer.sent).toHaveLength(1)
  })

  it('keeps nothing when the job cannot be kept', async () => {
    const { jobs } = test.services
    test.services.jobs = brokenJobs
    expect((await ask()).body).toMatchObject({ code: 'mail-unavailable' })
    test.services.jobs = jobs
    expect(await own()).toEqual([])
  })

  it('mails nothing when the process ended before the request was kept', async () => {
    await sendSupportRequest(test.services, { id: crypto.randomUUID() })
    expect(test.mailer.sent).toEqual([])
  })

  it.each([
    ['no SUPPORT_EMAIL: the first operator', { OPERATOR_EMAILS: 'boss@example.org' }, ['boss@example.org']],
    ['nobody named: the outbox folder', {}, ['operator@localhost']],
    ['nobody named, with a mail server: the page alone', { SMTP_URL: 'smtp://127.0.0.1:1' }, []],
  ])('%s', async (_, env, recipients) => {
    const { body } = await ask()
    const other = await createTestApp({ env, database: test.opened })
    await sendSupportRequest(other.services, { id: body.id })
    expect(other.mailer.sent.map(({ to }) => to)).toEqual(recipients)
  })

  it.each([
    ['a subject of 120 characters', { ...form, subject: 'x'.repeat(120) }, 201],
    ['a subject of 121 characters', { ...form, subject: 'x'.repeat(121) }, 400],
    ['a message of 5,000 characters', { ...form, message: 'x'.repeat(5_000) }, 201],
    ['a message of 5,001 characters', { ...form, message: 'x'.repeat(5_001) }, 400],
    ['a blank subject', { ...form, subject: ' ' }, 400],
    ['a blank message', { ...form, message: '\n' }, 400],
    ['a subject with a line of mail header', { ...form, subject: 'Hi\nBcc: all@example.org' }, 400],
    ['an unknown field', { ...form, state: 'closed' }, 400],
    ['an id that is none', { ...form, conversationId: '1 or 1=1' }, 400],
    ['an own id that is none', { ...form, id: 'r1' }, 400],
  ])('%s', async (_, body, status) => {
    expect((await ask(body)).status).toBe(status)
  })

  it('is kept and mailed once, however often it is tried with its id, and counts once', async () => {
    const id = crypto.randomUUID()
    const first = await ask({ ...form, id })
    expect(first.body).toMatchObject({ id })
    for (let count = 0; count < 10; count++) expect(await ask({ ...form, id })).toEqual(first)
    expect(await own()).toHaveLength(1)
    expect(test.sentJobs).toEqual([{ name: 'send-support-request', data: { id } }])
    expect((await ask()).status).toBe(201)
  })

  it('is kept and mailed once when two tries overlap', async () => {
    const id = crypto.randomUUID()
    const [first, second] = await Promise.all([ask({ ...form, id }), ask({ ...form, id })])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await own()).toHaveLength(1)
    expect(test.sentJobs).toEqual([{ name: 'send-support-request', data: { id } }])
  })

  it("does not show, change or mail somebody else's request by its id", async () => {
    const id = crypto.randomUUID()
    await ask({ ...form, id })
    test.sentJobs.length = 0
    expect(await ask({ ...form, message: 'Mine', id }, operator)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
    expect(test.sentJobs).toEqual([])
    expect(await own()).toMatchObject([{ message: form.message }])
    expect(await own(operator)).toEqual([])
  })

  it('is limited to 10 a day', async () => {
    for (let count = 0; count < 10; count++) expect((await ask()).status).toBe(201)
    expect((await ask()).body).toMatchObject({ code: 'rate-limited' })
    test.clock.now = new Date(START.getTime() + 24 * 60 * 60 * 1000)
    expect((await ask()).status).toBe(201)
  })

  it("shows nobody else's requests", async () => {
    await ask()
    expect(await own(operator)).toEqual([])
  })
})

describe('the operator', () => {
  it('sees all requests with who asks, by state', async () => {
    await ask()
    const list = async (query = '') =>
      (await call('GET', `/operator/support-requests${query}`, operator)).body.requests
    expect(await list()).toMatchObject([
      { ...form, from: { email: `${userId}@example.org` }, hasAttachment: false },
    ])
    expect(await list('?state=open')).toHaveLength(1)
    expect(await list('?state=closed')).toEqual([])
  })

  it('sets the state, which the member sees', async () => {
    const { body } = await ask()
    test.clock.now = new Date(START.getTime() + 60_000)
    const path = `/operator/support-requests/${String(body.id)}`
    expect((await call('PATCH', path, operator, { state: 'answered' })).body).toMatchObject({
      state: 'answered',
    })
    expect(await own()).toMatchObject([{ state: 'answered', updatedAt: '2026-11-21T12:01:00.000Z' }])
    expect((await call('PATCH', path, operator, { state: 'lost' })).status).toBe(400)
  })

  it('learns that a request does not exist', async () => {
    const path = `/operator/support-requests/${crypto.randomUUID()}`
    expect((await call('PATCH', path, operator, { state: 'closed' })).body).toMatchObject({
      code: 'not-found',
    })
  })

  it('is the only one who may', async () => {
    const { body } = await ask()
    const path = `/operator/support-requests/${String(body.id)}`
    expect((await call('GET', '/operator/support-requests', userId)).body).toMatchObject({
      code: 'forbidden',
    })
    expect((await call('PATCH', path, userId, { state: 'closed' })).body).toMatchObject({ code: 'forbidden' })
    expect(await own()).toMatchObject([{ state: 'open' }])
  })
})

it.each([
  ['POST', '/support-requests'],
  ['GET', '/support-requests'],
  ['GET', '/operator/support-requests'],
  ['PATCH', `/operator/support-requests/${crypto.randomUUID()}`],
])('%s %s needs a session, and not a forged one', async (method, path) => {
  const body = method === 'GET' ? undefined : form
  for (const headers of [{}, { Authorization: 'Bearer forged' }] as Record<string, string>[])
    expect((await test.send(method, `/api${path}`, { headers, body })).status).toBe(401)
})
