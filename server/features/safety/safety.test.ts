import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import { Problem } from '#domain/problems.ts'
import type { SafetyPlanReply } from '#domain/safety/contract.ts'
import { linesFor } from '#domain/safety/help-lines.ts'
import { checkMessage } from '#engines/safety-check/check-message.ts'
import { createScriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { checkSafety } from './check-safety.ts'
import { safeCheck } from './safe-check.ts'

const SIGN = 'I want to kill myself tonight'
/** The first of some messages that the check, as it is trained now, takes for unclear. */
const UNCLEAR =
  [
    'he says im lucky he puts up with me, nobody else would',
    'I feel nothing at all any more',
    'He calls me useless every day in front of the neighbours',
    'I do not see the point of getting up',
    'My chest felt tight yesterday, should I see somebody',
    'A man from the app wants me to come to his flat',
  ].find((text) => checkMessage(text).kind === 'line') ?? ''

const test = setUpTestApp()
let userId: string
let model: ScriptedModel

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
  model = createScriptedModel(['A reply.'])
  test.services.model = model
})

const call = (method: string, path: string, body?: object) =>
  test.send(method, path, { headers: test.as(userId), body })
const say = (content: string, overrides: object = {}) =>
  call('POST', '/api/chat', {
    module: 'coaching',
    messageId: crypto.randomUUID(),
    messages: [{ role: 'user', content }],
    ...overrides,
  })
const tokensUsed = async () =>
  ((await (await call('GET', '/api/token-usage')).json()) as { tokensUsed: number }).tokensUsed

describe('a button under a reply', () => {
  it.each(Object.values(followUpSentences))('is not judged as words of the person: %s', async (sentence) => {
    const messages = ['I cannot open my letters.', 'A reply.', sentence].map((content, index) => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content,
    }))
    expect(await (await say('', { messages })).json()).toMatchObject({ response: 'A reply.', safety: null })
  })

  it('keeps the line after a disclosure', async () => {
    const reply = await say(followUpSentences.nextStep, { isAfterDisclosure: true })
    expect(await reply.json()).toMatchObject({ response: 'A reply.', safety: { kind: 'line' } })
  })
})

describe('a message with a sign of danger', () => {
  it('is answered with the card: no model, no tokens, nothing kept', async () => {
    const conversationId = crypto.randomUUID()
    const reply = await (await say(SIGN, { conversationId })).json()
    expect(reply).toMatchObject({
      response: '',
      safety: {
        topic: 'suicide',
        about: 'self',
        meantSomethingElse: 'I meant something else',
        hasPlan: false,
        help: { country: null },
      },
    })
    expect(model.requests).toEqual([])
    expect(await tokensUsed()).toBe(0)
    expect((await call('GET', `/api/conversations/${conversationId}`)).status).toBe(404)
  })

  it('arrives in a stream as a part of its own', async () => {
    const reply = await test.send('POST', '/api/chat', {
      headers: { ...test.as(userId), Accept: 'text/event-stream' },
      body: {
        module: 'coaching',
        messageId: crypto.randomUUID(),
        messages: [{ role: 'user', content: SIGN }],
      },
    })
    const text = await reply.text()
    expect(text).toContain('"type":"data-safety"')
    expect(text).not.toContain('text-delta')
    expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true)
  })

  it('comes also when the allowance cannot be read', async () => {
    await test.db.execute(
      sql`create function lose_record() returns trigger language plpgsql as 'begin return null; end'`,
    )
    await test.db.execute(
      sql`create trigger lose_usage before insert on user_token_usage for each row execute function lose_record()`,
    )
    const rewrite = { messageId: crypto.randomUUID(), originalText: SIGN }
    const replies = [await say(SIGN), await call('POST', '/api/rewrite', rewrite)]
    await test.db.execute(sql`drop trigger lose_usage on user_token_usage`)
    for (const reply of replies)
      expect(await reply.json()).toMatchObject({ usage: null, safety: { topic: 'suicide' } })
  })

  it('comes also when what a reply depends on cannot be read', async () => {
    await test.db.execute(sql`alter table questionnaire_responses rename to lost_responses`)
    const rewrite = { messageId: crypto.randomUUID(), originalText: SIGN }
    const replies = [await say(SIGN), await call('POST', '/api/rewrite', rewrite)]
    const ordinary = await say('How do I begin a talk?')
    await test.db.execute(sql`alter table lost_responses rename to questionnaire_responses`)
    for (const reply of replies) expect(await reply.json()).toMatchObject({ safety: { topic: 'suicide' } })
    expect(ordinary.status).toBe(500)
  })

  it('never locks the chat: the same message goes on when something else was meant, and the next one is checked again', async () => {
    await say(SIGN)
    expect(await (await say(SIGN, { safetyAcknowledged: true })).json()).toMatchObject({
      response: 'A reply.',
      safety: null,
    })
    expect(await (await say(SIGN)).json()).toMatchObject({ response: '' })
  })

  it('can be asked again as it was meant after a try that failed, under a new id', async () => {
    await say(SIGN)
    test.services.model = createScriptedModel([new Problem('model-failed')])
    const tried = { messageId: crypto.randomUUID(), safetyAcknowledged: true }
    expect((await say(SIGN, tried)).status).toBe(502)
    test.services.model = model
    expect(await (await say(SIGN, tried)).json()).toMatchObject({ code: 'duplicate-message' })
    expect(await (await say(SIGN, { safetyAcknowledged: true })).json()).toMatchObject({
      response: 'A reply.',
    })
  })

  it.each([
    'originalText',
    'context',
    'relationship',
  ])('is found in the %s of a rewrite, whose result stands beside the card', async (field) => {
    const form = { originalText: 'Hello.', messageId: crypto.randomUUID(), [field]: SIGN }
    expect(await (await call('POST', '/api/rewrite', form)).json()).toMatchObject({
      rewritten: expect.stringMatching(/\S/),
      safety: { kind: 'card', topic: 'suicide' },
    })
  })

  it('comes before every refusal', async () => {
    const id = crypto.randomUUID()
    userId = await test.addUser(id, `${id}@example.org`, { isSubscribed: false })
    expect((await say('How do I do the laundry?')).status).toBe(402)
    expect(await (await say(SIGN)).json()).toMatchObject({ safety: { topic: 'suicide' } })
    const form = { originalText: SIGN, messageId: crypto.randomUUID() }
    expect(await (await call('POST', '/api/rewrite', form)).json()).toMatchObject({
      safety: { topic: 'suicide' },
    })
    const long = Array.from({ length: 400 }, () => ({ role: 'user', content: 'Hello.' }))
    const messages = [...long, { role: 'user', content: SIGN }]
    expect(await (await say(SIGN, { messages })).json()).toMatchObject({ safety: { topic: 'suicide' } })
  })

  it("shows the lines of the user's country", async () => {
    await call('PATCH', '/api/settings', { country: 'GB' })
    const reply = (await (await say(SIGN)).json()) as {
      safety: { help: { country: string; lines: { name: string }[] } }
    }
    expect(reply.safety.help.country).toBe('GB')
    expect(reply.safety.help.lines.map(({ name }) => name)).toContain('Samaritans')
  })

  it.each([
    ['America/New_York', 'US', 'Call 911', true],
    ['Europe/Zurich', null, 'Call 112', false],
  ])('offers the lines that the time zone %s suggests while no country is chosen', async (timeZone, country, contact, isOffered) => {
    await call('PATCH', '/api/settings', { country: null, timeZone })
    expect(await (await say(SIGN)).json()).toMatchObject({
      safety: {
        help: { country, isOffered, lines: expect.arrayContaining([expect.objectContaining({ contact })]) },
      },
    })
  })

  it('names the own safety plan when there is one', async () => {
    await call('PUT', '/api/safety-plan', { steps: { alone: 'Dark room' } })
    expect(await (await say(SIGN)).json()).toMatchObject({ safety: { hasPlan: true } })
  })

  it('raises the card also when the check itself fails', async () => {
    const broken = (text: string) =>
      safeCheck(text, () => {
        throw new Error('broken')
      })
    expect(await checkSafety(test.services, userId, ['Hello'], broken)).toMatchObject({
      topic: 'suicide',
    })
  })

  it('is no figure of speech', async () => {
    expect(await (await say('This homework is killing me')).json()).toMatchObject({
      response: 'A reply.',
      safety: null,
    })
  })
})

describe('an unclear message', () => {
  it('has its ordinary reply, with the line', async () => {
    const reply = await (await say(UNCLEAR)).json()
    expect(reply).toMatchObject({ response: 'A reply.', safety: { kind: 'line' } })
    expect(await tokensUsed()).toBeGreaterThan(0)
  })

  it('has the line before the first word of a stream', async () => {
    const reply = await test.send('POST', '/api/chat', {
      headers: { ...test.as(userId), Accept: 'text/event-stream' },
      body: {
        module: 'coaching',
        messageId: crypto.randomUUID(),
        messages: [{ role: 'user', content: UNCLEAR }],
      },
    })
    expect(await reply.text()).toMatch(/"kind":"line"[\s\S]*text-delta/)
  })

  it('fails like any other when its reply fails', async () => {
    test.services.model = createScriptedModel([new Problem('model-failed')])
    expect((await say(UNCLEAR)).status).toBe(502)
  })

  it('is a clear one after a disclosure, and any other message has the line', async () => {
    expect(await (await say(UNCLEAR, { isAfterDisclosure: true })).json()).toMatchObject({
      response: '',
      safety: { kind: 'card' },
    })
    expect(await (await say('Forget it.', { isAfterDisclosure: true })).json()).toMatchObject({
      response: 'A reply.',
      safety: { kind: 'line' },
    })
  })
})

describe('help lines', () => {
  it.each([
    'US',
    'CA',
    'GB',
    'IE',
    'AU',
    'NZ',
  ])('of %s begin with the emergency number and need no session', async (country) => {
    const reply = await test.send('GET', `/api/safety/lines?country=${country}`)
    const { lines } = (await reply.json()) as { lines: { name: string }[] }
    expect(lines[0]?.name).toBe('Emergency number')
    expect(lines.length).toBeGreaterThanOrEqual(4)
  })

  it('of an unknown country are the international ones', async () => {
    expect(await (await test.send('GET', '/api/safety/lines?country=ZZ')).json()).toMatchObject({
      country: null,
      isOffered: false,
    })
  })

  it('of a time zone are those of the country that it suggests, and say so', async () => {
    const reply = await test.send('GET', '/api/safety/lines?timeZone=Australia/Sydney')
    expect(await reply.json()).toMatchObject({ country: 'AU', isOffered: true })
  })

  it('name nobody who checked them before somebody has', async () => {
    const { lines } = test.services.safetyContent
    const checkedBy = { ...lines, checkedBy: 'A. Reader', checkedOn: '2026-11-21' }
    expect(linesFor(checkedBy, { country: 'US', timeZone: null }).checked).toEqual({
      by: 'A. Reader',
      on: '2026-11-21',
    })
    const unchecked = { ...lines, checkedBy: null, checkedOn: null }
    expect(linesFor(unchecked, { country: 'US', timeZone: null }).checked).toBeNull()
  })
})

describe('the safety plan', () => {
  it('is empty at first, saved, read again and deleted', async () => {
    expect(await (await call('GET', '/api/safety-plan')).json()).toMatchObject({ steps: {}, updatedAt: null })
    await call('PUT', '/api/safety-plan', { steps: { people: 'Ana', alone: '  ' } })
    expect(await (await call('GET', '/api/safety-plan')).json()).toMatchObject({ steps: { people: 'Ana' } })
    expect((await call('DELETE', '/api/safety-plan')).status).toBe(204)
    expect(await (await call('GET', '/api/safety-plan')).json()).toMatchObject({ steps: {} })
  })

  it('is saved step by step: what another device wrote stays, and an empty text clears its step alone', async () => {
    await call('PUT', '/api/safety-plan', { steps: { people: 'Ana', alone: 'Dark room' } })
    await Promise.all([
      call('PUT', '/api/safety-plan', { steps: { reasons: 'The cat' } }),
      call('PUT', '/api/safety-plan', { steps: { alone: ' ' } }),
    ])
    const plan = (await (await call('GET', '/api/safety-plan')).json()) as { steps: object }
    expect(plan.steps).toEqual({ people: 'Ana', reasons: 'The cat' })
  })

  it('is none any more when its last step is cleared', async () => {
    await call('PUT', '/api/safety-plan', { steps: { people: 'Ana' } })
    const reply = await call('PUT', '/api/safety-plan', { steps: { people: '' } })
    expect(await reply.json()).toMatchObject({ steps: {}, updatedAt: null })
    expect(await (await say(SIGN)).json()).toMatchObject({ safety: { hasPlan: false } })
  })

  it('gives each step a reason and examples, and fills in nothing', async () => {
    const { prompts, steps } = (await (await call('GET', '/api/safety-plan')).json()) as SafetyPlanReply
    expect(steps).toEqual({})
    for (const { why, examples } of prompts) {
      expect(why).not.toBe('')
      expect(examples.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('is only its own writer’s, and needs a session', async () => {
    await call('PUT', '/api/safety-plan', { steps: { people: 'Ana' } })
    const other = await test.addUser(crypto.randomUUID())
    expect(
      await (await test.send('GET', '/api/safety-plan', { headers: test.as(other) })).json(),
    ).toMatchObject({ steps: {} })
    expect((await test.send('GET', '/api/safety-plan')).status).toBe(401)
  })

  it.each([
    [{ steps: { unknown: 'x' } }],
    [{ steps: { people: 'x'.repeat(2_001) } }],
    [{}],
  ])('refuses a bad one', async (body) => {
    expect((await call('PUT', '/api/safety-plan', body)).status).toBe(400)
  })
})
