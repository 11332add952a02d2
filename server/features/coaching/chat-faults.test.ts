import { describe, expect, it } from 'vitest'
import { Problem } from '#domain/problems.ts'
import { createScriptedReader } from '../../testing/scripted-reader.ts'
import { chat, partsOf, setUpChatTest } from '../../testing/set-up-chat-test.ts'

const { test, person, answerWith, send, stream, tokensUsed } = setUpChatTest()

describe('faults of the model', () => {
  it.each([
    'model-unavailable',
    'model-timed-out',
    'model-failed',
  ] as const)('%s before the first word is an HTTP problem and costs nothing', async (code) => {
    answerWith(new Problem(code))
    const reply = await stream(chat())
    expect(await reply.json()).toMatchObject({ code })
    expect(await tokensUsed()).toBe(0)
  })

  it('is an HTTP problem before the first word also when an answer fits the question', async () => {
    const [situation] = test.services.content.situations
    test.services.reader = createScriptedReader({ Hi: { situations: [[situation?.id ?? '', 0.6]] } })
    answerWith(new Problem('model-unavailable'))
    const reply = await stream(chat())
    test.services.reader = createScriptedReader()
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ code: 'model-unavailable' })
    expect(await tokensUsed()).toBe(0)
  })

  it('a reply that breaks off is told inside the stream and costs nothing', async () => {
    answerWith('Half a ', new Problem('model-failed'))
    const parts = partsOf(await (await stream(chat())).text())
    expect(parts).toContainEqual({ type: 'text-delta', id: '0', delta: 'Half a ' })
    expect(parts.at(-2)).toEqual({ type: 'error', errorText: 'model-failed' })
    expect(await tokensUsed()).toBe(0)
  })

  it.each([
    ['no text', []],
    ['blank text', [' ', '\n']],
  ])('a reply of %s is a failure and costs nothing', async (_, pieces) => {
    answerWith(...pieces)
    const reply = await send(chat())
    expect(reply.status).toBe(502)
    expect(await reply.json()).toMatchObject({ code: 'model-failed' })
    expect(await tokensUsed()).toBe(0)
  })

  it('an unexpected error never shows its message', async () => {
    answerWith(new Error('secret connection string'))
    const text = await (await stream(chat())).text()
    expect(JSON.parse(text)).toMatchObject({ code: 'unexpected' })
    expect(text).not.toContain('secret')
  })
})

describe('a reply with a character that cannot be stored', () => {
  it('is kept without it', async () => {
    answerWith('Hello\0', ' there.')
    const conversationId = crypto.randomUUID()
    expect(await (await send(chat({ conversationId }))).json()).toMatchObject({ response: 'Hello there.' })
    const path = `/api/conversations/${conversationId}`
    const kept = await (await test.send('GET', path, { headers: test.as(person.userId) })).json()
    expect(kept).toMatchObject({ messages: [{ content: 'Hi' }, { content: 'Hello there.' }] })
  })

  it('is a failure of the model where nothing else was said, and leaves nothing behind', async () => {
    answerWith('\0', '\0')
    const conversationId = crypto.randomUUID()
    const reply = await send(chat({ conversationId }))
    expect(reply.status).toBe(502)
    expect(await reply.json()).toMatchObject({ code: 'model-failed' })
    expect(await tokensUsed()).toBe(0)
    const kept = await test.send('GET', `/api/conversations/${conversationId}`, {
      headers: test.as(person.userId),
    })
    expect(kept.status).toBe(404)
  })
})

describe('a rewritten message', () => {
  const rewrite = () =>
    test.send('POST', '/api/rewrite', {
      headers: test.as(person.userId),
      body: { messageId: crypto.randomUUID(), originalText: 'Send it.' },
    })

  it('spends no more than what was reserved for its two tries', async () => {
    answerWith(...Array.from({ length: 1_000 }, () => 'Fern and frond and moss. '.repeat(100)))
    const { usage } = (await (await rewrite()).json()) as { usage: { tokensUsed: number } }
    expect(usage.tokensUsed).toBeGreaterThan(7_900)
    expect(usage.tokensUsed).toBeLessThanOrEqual(8_600)
  })

  it('holds no character that cannot be stored', async () => {
    answerWith('{"text": "Please\0 send\\u0000 it', ' now.", "changes": []}')
    expect(await (await rewrite()).json()).toMatchObject({ rewritten: 'Please send it now.' })
  })
})

describe('a usage that cannot be booked after the reply', () => {
  it('is told behind the whole reply, which is sent as it came', async () => {
    const { db } = test.services
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => Promise.reject(new Error('connection string of the database'))
          : Reflect.get(target, name),
    })
    test.services.model = {
      isBuiltIn: false,
      async *stream() {
        yield { type: 'text', text: 'All of it.' }
        test.services.db = broken
      },
    }
    const text = await (await stream(chat())).text()
    test.services.db = db
    const parts = partsOf(text)
    expect(parts).toContainEqual({ type: 'text-delta', id: '0', delta: 'All of it.' })
    expect(parts.at(-2)).toEqual({ type: 'error', errorText: 'usage-update-failed' })
    expect(text).not.toContain('connection string')
  })
})
