import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RewriteReply } from '#domain/coaching/contract.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { rewritePrompt } from './rewrite-message.ts'

describe('what a model is asked for a rewrite', () => {
  it('is one message with the three texts, and only the rewritten text is wanted', () => {
    const prompt = rewritePrompt({
      originalText: 'Send it now.',
      context: ' It is late. ',
      relationship: 'My manager',
    })
    expect(prompt).toContain('Answer with only the rewritten text.')
    expect(prompt).toContain('Original message:\nSend it now.')
    expect(prompt).toContain('Context:\nIt is late.\n')
    expect(prompt).toContain('Relationship:\nMy manager')
  })

  it.each([
    {},
    { context: '', relationship: '' },
    { context: ' \n', relationship: '  ' },
  ])('names what is not given: %j', (form) => {
    const prompt = rewritePrompt({ originalText: 'Send it now.', ...form })
    expect(prompt).toContain('Context:\nNo specific context provided.')
    expect(prompt).toContain('Relationship:\nNo specific relationship information provided.')
  })
})

describe('POST /api/rewrite', () => {
  let test: TestApp
  let userId: string

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    userId = await test.addUser(crypto.randomUUID())
  })

  function answerWith(text: string, isBuiltIn = false) {
    const model = createScriptedModel([text], { isBuiltIn })
    test.services.model = model
    return model
  }
  async function rewrite(form: { originalText: string; context?: string; relationship?: string }) {
    const messageId = crypto.randomUUID()
    const reply = await test.send('POST', '/api/rewrite', {
      headers: test.as(userId),
      body: { ...form, messageId },
    })
    expect(reply.status).toBe(200)
    return { messageId, reply: (await reply.json()) as RewriteReply }
  }
  const claimPoints = (id: string) =>
    test.send('POST', '/api/progress/events', {
      headers: test.as(userId),
      body: {
        events: [{ id, type: 'message-rewritten', at: test.clock.now.toISOString(), timeZone: 'UTC' }],
      },
    })

  it.each([
    ['by the rules', true, 'I will be there at 10.', 'unused'],
    ['by a model', false, 'I will be there at 10.', ' I will be there at 10.\n'],
    ['by a model, with other line breaks', false, 'Hi.\r\nBye.', 'Hi.\nBye.'],
  ])('an unchanged message, %s, costs no tokens and counts for no points', async (_, isBuiltIn, text, answer) => {
    answerWith(answer, isBuiltIn)
    const { messageId, reply } = await rewrite({ originalText: text })
    expect(reply).toMatchObject({ isUnchanged: true, usage: { tokensUsed: 0 } })
    const claim = await claimPoints(messageId)
    expect(claim.status).toBe(400)
    expect(await claim.json()).toMatchObject({ code: 'invalid-request' })
  })

  it.each([true, false])('a changed message costs tokens and counts (built-in: %s)', async (isBuiltIn) => {
    answerWith('Please send it.', isBuiltIn)
    const { messageId, reply } = await rewrite({ originalText: 'SEND IT NOW!!!' })
    expect(reply.isUnchanged).toBe(false)
    expect(reply.usage?.tokensUsed).toBeGreaterThan(0)
    expect((await claimPoints(messageId)).status).toBe(200)
  })

  it('tells what the built-in rules took from the context', async () => {
    answerWith('unused', true)
    const { reply } = await rewrite({ originalText: 'Send me the form.', context: 'I need it by Friday.' })
    expect(reply).toMatchObject({
      rewritten: 'Please send me the form by Friday.',
      notes: [expect.stringContaining('Your context names a time.')],
    })
  })

  it('asks a model for no length of its own', async () => {
    const model = answerWith('Please send it.')
    await rewrite({ originalText: 'Send it.' })
    expect(model.requests[0]?.instruction).toContain('Emotional Intelligence Helper')
    expect(model.requests[0]?.instruction).not.toMatch(/\d+ words|Keep the reply|Be thorough/)
  })
})
