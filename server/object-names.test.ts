import { beforeAll, describe, expect, it } from 'vitest'
import type { QuestionsReply } from '#domain/questionnaire/contract.ts'
import { createSkillsLibrary } from './platform/library/create-skills-library.ts'
import { createBuiltInCoach } from './platform/models/built-in/create-built-in-coach.ts'
import { loadReader } from './platform/reader/load-reader.ts'
import { setUpTestApp } from './testing/set-up-test-app.ts'

/** What every object of JavaScript answers to: a table that is such an object knows these words by mistake. */
const words = 'constructor __proto__ prototype toString hasOwnProperty valueOf isPrototypeOf'.split(' ')

const test = setUpTestApp({
  services: ({ content }) => {
    const reader = loadReader(content.situations.map(({ id }) => id))
    const library = createSkillsLibrary(content)
    return {
      library,
      model: createBuiltInCoach({ content, library, reader, schedule: async () => undefined }),
    }
  },
})
let topicsToAvoid: string

beforeAll(async () => {
  const { questions } = (await (
    await test.send('GET', '/api/questions', { headers: await addMember() })
  ).json()) as QuestionsReply
  topicsToAvoid = String(questions.find(({ text }) => text === 'Which topics should the coach avoid?')?.id)
})

const id = () => crypto.randomUUID()
const chat = (text: string, before: object[] = []) => ({
  module: 'assistant',
  messageId: id(),
  messages: [...before, { role: 'user', content: text }],
})

type Case = [method: string, path: string, body: (word: string) => object]

const bodies: Case[] = [
  ['POST', '/chat', (word) => chat(word)],
  ['POST', '/chat', (word) => chat(`My boss asked me about the ${word} and I froze. What can I say?`)],
  ['POST', '/chat', (word) => chat(`What does "${word}" mean?`)],
  [
    'POST',
    '/chat',
    (word) =>
      chat(`Explain the word "${word}"`, [
        { role: 'user', content: 'How do I ask for a break at work?' },
        { role: 'assistant', content: `Tell them about the ${word}.` },
      ]),
  ],
  ['POST', '/chat', (word) => chat(`I want to kill myself with a ${word} ${word}`)],
  ['POST', '/rewrite', (word) => ({ originalText: `Send me the ${word} now!!!`, messageId: id() })],
  ['POST', '/rewrite', (word) => ({ originalText: word.toUpperCase(), context: word, messageId: id() })],
  ['POST', '/skills/search', (query) => ({ query })],
  ['POST', '/conversations/search', (search) => ({ search })],
]

/** An object with `__proto__` as a name of its own, as JSON makes it. */
const named = (name: string) => JSON.parse(`{${JSON.stringify(name)}:"x"}`) as object
const payer = () => ({ email: `${id()}@example.org`, name: 'Fern' })

/** Where a word stands in the place of an id. */
const ids: Case[] = [
  ['POST', '/chat', (module) => ({ ...chat('Hello'), module })],
  ['PUT', '/questionnaire', (question) => ({ responses: named(question) })],
  ['PUT', '/safety-plan', (step) => ({ steps: named(step) })],
  ['PATCH', '/settings', named],
  ['POST', '/unsubscribe', (token) => ({ token: `${token}-${token}` })],
  ['POST', '/billing/payments', (name) => ({ ...payer(), paymentMethodId: `pm_${name}` })],
]

/** A person for each word: limits are counted by person. */
const addMember = async () => test.as(await test.addUser(id()))

describe.each(words)('the word %s', (word) => {
  it.each(bodies)('is a word like any other in %s %s', async (method, path, body) => {
    const reply = await test.send(method, `/api${path}`, { headers: await addMember(), body: body(word) })
    expect(reply.status).toBe(200)
  })

  it.each(ids)('names nothing in %s %s', async (method, path, body) => {
    const reply = await test.send(method, `/api${path}`, { headers: await addMember(), body: body(word) })
    expect(reply.status).toBeLessThan(500)
  })

  it('may be a topic to avoid', async () => {
    const headers = await addMember()
    const saved = await test.send('PUT', '/api/questionnaire', {
      headers,
      body: { responses: { [topicsToAvoid]: `the ${word}, ${word}s` } },
    })
    expect(saved.status).toBe(200)
    const reply = await test.send('POST', '/api/chat', { headers, body: chat('How do I ask for a break?') })
    expect(reply.status).toBe(200)
  })
})
