import { beforeAll, describe, expect, it } from 'vitest'
import { setUpTestApp } from './testing/set-up-test-app.ts'

const NUL = 'a\0b'
/** Half of an emoji, as it stays when a text is cut at a fixed length. */
const LONE_SURROGATE = 'a\ud83d'
const BYTE_ORDER_MARK = '\ufeff'

const test = setUpTestApp()
let member: Record<string, string>

beforeAll(async () => {
  member = test.as(await test.addUser(crypto.randomUUID()))
})

const id = () => crypto.randomUUID()
const occurrence = () => ({ id: id(), at: '2026-11-21T12:00:00Z', timeZone: 'UTC' })
const chat = (text: string, before: object[] = []) => ({
  module: 'assistant',
  messageId: id(),
  conversationId: id(),
  messages: [...before, { role: 'user', content: text }],
})
const exchange = (text: string) => [
  { role: 'user', content: text },
  { role: 'assistant', content: 'Hello.' },
]
const payment = (name: string) => ({ paymentMethodId: 'pm_card_visa', email: `${id()}@example.org`, name })
const share = (recipient: string) => ({
  recipient,
  items: ['points'],
  from: '2026-11-01',
  to: '2026-11-21',
  timeZone: 'UTC',
})

type Case = [method: string, path: string, body: (text: string) => object]

const taskRun = (change: object) => ({
  counter: 1,
  title: 'Dishes',
  template: null,
  level: null,
  energy: null,
  needs: [],
  isOwn: false,
  steps: [{ text: 'Begin', state: 'open' }],
  ...change,
})

/** Every place in a body where a person, or their browser, may write what they like. */
const bodies: Case[] = [
  ['PUT', '/profile', (bio) => ({ bio })],
  ['PUT', '/profile', (fullName) => ({ fullName })],
  ['PUT', '/profile', (companionName) => ({ companionName })],
  ['PUT', '/questionnaire', (text) => ({ responses: { 1: text } })],
  ['PUT', '/safety-plan', (text) => ({ steps: { 'warning-signs': text } })],
  ['PUT', `/energy-checkins/${id()}`, (words) => ({ level: 'low', words })],
  ['PUT', `/kept-sentences/${id()}`, (text) => ({ text, person: '', place: '' })],
  ['PUT', `/kept-sentences/${id()}`, (person) => ({ text: 'Yes.', person, place: '' })],
  [
    'PUT',
    '/exercise-runs/my-scale-of-hurry',
    (text) => ({
      version: '1',
      counter: 1,
      isFinished: false,
      state: { words: [text, '', '', '', ''], isDone: false },
    }),
  ],
  [
    'PUT',
    '/exercise-runs/my-scale-of-hurry',
    (version) => ({
      version,
      counter: 1,
      isFinished: false,
      state: { words: ['', '', '', '', ''], isDone: false },
    }),
  ],
  ['PUT', `/task-runs/${id()}`, (title) => taskRun({ title })],
  ['PUT', `/task-runs/${id()}`, (text) => taskRun({ steps: [{ text, state: 'open' }] })],
  ['PUT', `/task-runs/${id()}`, (need) => taskRun({ needs: [need] })],
  ['POST', '/tasks/find', (text) => ({ text })],
  ['POST', '/support-requests', (message) => ({ subject: 'A question', message })],
  ['POST', '/support-requests', (subject) => ({ subject, message: 'A question' })],
  ['POST', '/chat', (text) => chat(text)],
  ['POST', '/chat', (text) => chat('And now?', exchange(text))],
  ['POST', '/rewrite', (originalText) => ({ originalText, messageId: id() })],
  ['POST', '/rewrite', (context) => ({ originalText: 'Hello', context, messageId: id() })],
  ['POST', '/share-links/preview', share],
  [
    'POST',
    '/progress/events',
    (timeZone) => ({ events: [{ ...occurrence(), type: 'daily-visit', timeZone }] }),
  ],
  [
    'POST',
    '/progress/events',
    (card) => ({ events: [{ ...occurrence(), type: 'resource-opened', module: 'meltdowns', card }] }),
  ],
  ['PATCH', `/conversations/${id()}`, (title) => ({ title })],
  ['POST', '/conversations/search', (search) => ({ search })],
  ['POST', '/billing/payments', payment],
  [
    'POST',
    '/sign-up',
    (name) => ({ name, email: `${id()}@example.org`, password: 'fern-frond-42', acceptTerms: true }),
  ],
]

describe('a NUL character, which PostgreSQL cannot store,', () => {
  it.each(bodies)('is refused in %s %s', async (method, path, body) => {
    const reply = await test.send(method, `/api${path}`, { headers: member, body: body(NUL) })
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
    expect(reply.status).toBe(400)
  })

  it.each([
    ['GET', '/api/progress/report?from=2026-11-01&to=2026-11-21&timeZone=a%00b'],
    ['DELETE', '/api/account/sessions/a%00b'],
    ['GET', '/avatars/a%00b'],
    ['DELETE', '/api/exercise-runs/a%00b'],
  ])('is refused in the address of %s %s', async (method, path) => {
    const reply = await test.send(method, path, { headers: member })
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
  })
})

describe('half of a surrogate pair, which JSON columns do not take,', () => {
  it.each(bodies)('breaks nothing in %s %s', async (method, path, body) => {
    const reply = await test.send(method, `/api${path}`, { headers: member, body: body(LONE_SURROGATE) })
    expect(reply.status).toBeLessThan(500)
  })

  it('is stored as the sign for a character that was lost', async () => {
    const reply = await test.send('PUT', '/api/safety-plan', {
      headers: member,
      body: { steps: { 'warning-signs': LONE_SURROGATE } },
    })
    expect(await reply.json()).toMatchObject({ steps: { 'warning-signs': 'a\ufffd' } })
  })
})

describe('a byte order mark, which PGlite drops at the beginning of a value,', () => {
  it.each(bodies)('breaks nothing in %s %s', async (method, path, body) => {
    const reply = await test.send(method, `/api${path}`, {
      headers: member,
      body: body(`${BYTE_ORDER_MARK}a`),
    })
    expect(reply.status).toBeLessThan(500)
  })

  it('is stored nowhere, whichever the database', async () => {
    const words = `${BYTE_ORDER_MARK}one ${BYTE_ORDER_MARK}two`
    const plan = { headers: member, body: { steps: { 'warning-signs': words } } }
    expect(await (await test.send('PUT', '/api/safety-plan', plan)).json()).toMatchObject({
      steps: { 'warning-signs': 'one two' },
    })
    const body = chat(words)
    await test.send('POST', '/api/chat', { headers: member, body })
    const kept = await test.send('GET', `/api/conversations/${body.conversationId}`, { headers: member })
    expect(await kept.json()).toMatchObject({ title: 'one two', messages: [{ content: 'one two' }, {}] })
  })
})
