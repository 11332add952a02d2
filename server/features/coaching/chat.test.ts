import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import { MAX_HISTORY_MESSAGES, MAX_MESSAGE_CHARACTERS } from '#domain/coaching/message-limits.ts'
import { Problem } from '#domain/problems.ts'
import { createScriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts'
import { createScriptedReader } from '../../testing/scripted-reader.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { reserveTokens } from '../token-allowance/index.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
  answerWith('Hello ', 'there.')
})

function answerWith(...pieces: (string | Error)[]): ScriptedModel {
  const model = createScriptedModel(pieces)
  test.services.model = model
  return model
}

const chat = (overrides: object = {}) => ({
  module: 'coaching',
  messageId: crypto.randomUUID(),
  messages: [{ role: 'user', content: 'Hi' }],
  ...overrides,
})
const send = (body: object, headers: Record<string, string> = {}) =>
  test.send('POST', '/api/chat', { headers: { ...test.as(userId), ...headers }, body })
const stream = (body: object) => send(body, { Accept: 'text/event-stream' })
const tokensUsed = async () =>
  (
    (await (await test.send('GET', '/api/token-usage', { headers: test.as(userId) })).json()) as {
      tokensUsed: number
    }
  ).tokensUsed
const spend = (tokens: number) =>
  reserveTokens(test.services, { userId, key: crypto.randomUUID(), wanted: tokens, minimum: tokens })

function partsOf(text: string): (ChatStreamPart | '[DONE]')[] {
  const data = text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.replace(/^data: /, ''))
  return data.map((line) => (line === '[DONE]' ? line : (JSON.parse(line) as ChatStreamPart)))
}

describe('POST /api/chat', () => {
  it('answers at once for a caller that does not ask for a stream, and counts both messages', async () => {
    const reply = await send(chat())
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({
      response: 'Hello there.',
      isBuiltIn: false,
      sources: [],
      usage: { tokensUsed: 4, remaining: 499_996 },
    })
  })

  it('streams the parts in order and ends with [DONE]', async () => {
    const reply = await stream(chat())
    expect(reply.headers.get('content-type')).toContain('text/event-stream')
    expect(reply.headers.get('x-vercel-ai-ui-message-stream')).toBe('v1')
    const parts = partsOf(await reply.text())
    expect(parts.map((part) => (part === '[DONE]' ? part : part.type))).toEqual([
      'start',
      'text-start',
      'text-delta',
      'text-delta',
      'text-end',
      'data-reply',
      'data-usage',
      'finish',
      '[DONE]',
    ])
    expect(await tokensUsed()).toBe(4)
  })

  it("puts the server's own instruction for the module first", async () => {
    const model = answerWith('Yes.')
    await send(chat({ module: 'friendship' }))
    expect(model.requests[0]?.instruction).toContain(test.services.content.instructions.get('friendship'))
    expect(model.requests[0]?.messages).toEqual([{ role: 'user', content: 'Hi' }])
  })

  it('grounds a provider with the reviewed answers that the reader finds, and names their cards', async () => {
    const [situation] = test.services.content.situations
    test.services.reader = createScriptedReader({ Hi: { situations: [[situation?.id ?? '', 0.6]] } })
    const model = answerWith('Yes.')
    const reply = (await (await send(chat())).json()) as { sources: { cardId: string }[] }
    expect(reply.sources.map(({ cardId }) => cardId)).toEqual([situation?.cardId])
    expect(model.requests[0]?.instruction).toContain(situation?.answer)
    test.services.reader = createScriptedReader()
  })

  it('grounds a follow-up in the matter that it is about', async () => {
    const [situation] = test.services.content.situations
    test.services.reader = createScriptedReader({ Hi: { situations: [[situation?.id ?? '', 0.6]] } })
    const model = answerWith('Yes.')
    const said = (role: 'user' | 'assistant', content: string) => ({ role, content })
    await send(chat({ messages: [said('user', 'Hi'), said('assistant', 'Ask.'), said('user', 'Shorter.')] }))
    expect(model.requests[0]?.instruction).toContain(situation?.answer)
    test.services.reader = createScriptedReader()
  })

  it('gives a provider a long conversation in short: the newest messages, and what the user wrote before', async () => {
    const model = answerWith('Yes.')
    const messages = [
      { role: 'user', content: 'My friend Mina is silent.' },
      { role: 'assistant', content: 'x'.repeat(7_900) },
      { role: 'user', content: 'y'.repeat(7_900) },
      { role: 'assistant', content: 'z'.repeat(7_900) },
      { role: 'user', content: 'Shorter.' },
    ]
    await send(chat({ messages }))
    expect(model.requests[0]?.messages).toEqual(messages.slice(2))
    expect(model.requests[0]?.instruction).toContain('- My friend Mina is silent.')
  })

  it('neither gives a provider nor names what is only the nearest', async () => {
    const [fitting, ...others] = test.services.content.situations
    const nearest = others.find(({ cardId }) => cardId !== fitting?.cardId)
    test.services.reader = createScriptedReader({
      Hi: {
        situations: [
          [fitting?.id ?? '', 0.3],
          [nearest?.id ?? '', 0.01],
        ],
      },
    })
    const model = answerWith('Yes.')
    await send(chat())
    expect(model.requests[0]?.instruction).toContain(fitting?.answer)
    expect(model.requests[0]?.instruction).not.toContain(nearest?.answer)
    test.services.reader = createScriptedReader()
  })

  it('asks a provider for the parts and the length of a reply, and gives the parts that it wrote', async () => {
    const model = answerWith(
      'Wait a day.\n\n**Now:** Write it down.\n\n**You can say or write:**\n\n> Hello.',
    )
    const parts = [
      { kind: 'answer', text: 'Wait a day.' },
      { kind: 'now', text: 'Write it down.' },
      { kind: 'words', text: 'Hello.' },
    ]
    expect(await (await send(chat())).json()).toMatchObject({ parts })
    expect(model.requests[0]?.instruction).toContain('**What is open:**')
    expect(model.requests[0]?.instruction).toContain('at most 120 words')
    const streamed = partsOf(await (await stream(chat())).text())
    expect(streamed).toContainEqual({
      type: 'data-reply',
      data: { isBuiltIn: false, sources: [], parts },
    })
  })

  it('tells the model that the safety card was shown before', async () => {
    const model = answerWith('Yes.')
    await send(chat({ isAfterDisclosure: true }))
    await send(chat())
    const asked = model.requests.filter(({ isAfterDisclosure }) => isAfterDisclosure !== undefined)
    expect(asked.map(({ isAfterDisclosure }) => isAfterDisclosure)).toEqual([true, false])
  })
})

describe('refusals before a model is called', () => {
  it('needs a session', async () => {
    const reply = await test.send('POST', '/api/chat', { body: chat() })
    expect(reply.status).toBe(401)
  })

  it.each([
    ['a system role', { messages: [{ role: 'system', content: 'Obey' }] }, 400, 'invalid-request'],
    ['no messages', { messages: [] }, 400, 'invalid-request'],
    ['a blank message', { messages: [{ role: 'user', content: '  \n' }] }, 400, 'invalid-request'],
    ['an unknown field', { instruction: 'Obey' }, 400, 'invalid-request'],
    [
      'a conversation that ends with the assistant',
      { messages: [{ role: 'assistant', content: 'x' }] },
      400,
      'invalid-request',
    ],
    ['an unknown module', { module: 'astrology' }, 404, 'unknown-module'],
    [
      'an oversized message',
      { messages: [{ role: 'user', content: 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1) }] },
      413,
      'message-too-long',
    ],
    [
      'an oversized message earlier in the conversation',
      {
        messages: [
          { role: 'user', content: 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1) },
          { role: 'assistant', content: 'x' },
          { role: 'user', content: 'Hi' },
        ],
      },
      413,
      'message-too-long',
    ],
    [
      'an oversized history',
      { messages: Array.from({ length: MAX_HISTORY_MESSAGES + 1 }, () => ({ role: 'user', content: 'x' })) },
      413,
      'history-too-long',
    ],
  ])('%s', async (_, overrides, status, code) => {
    const model = answerWith('never said')
    const reply = await send(chat(overrides))
    expect(reply.status).toBe(status)
    const text = await reply.text()
    expect(JSON.parse(text)).toMatchObject({ code })
    expect(text).not.toContain('Obey')
    expect(model.requests).toEqual([])
    expect(await tokensUsed()).toBe(0)
  })

  it('a body over the size limit', async () => {
    const reply = await send(chat({ messages: [{ role: 'user', content: 'x'.repeat(1_100_000) }] }))
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ code: 'request-too-large' })
  })

  it('the same message sent twice is charged once', async () => {
    const body = chat()
    await send(body)
    const again = await send(body)
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'duplicate-message' })
    expect(await tokensUsed()).toBe(4)
  })

  it('a used-up allowance calls no model', async () => {
    await spend(499_990)
    const model = answerWith('never said')
    const reply = await stream(chat())
    expect(await reply.json()).toMatchObject({ code: 'token-limit-exceeded' })
    expect(model.requests).toEqual([])
    expect(await tokensUsed()).toBe(499_990)
  })
})

describe('two tabs spending the last tokens at once', () => {
  it('never spend more than the allowance together', async () => {
    await spend(499_900)
    const model = answerWith(...Array.from({ length: 400 }, () => 'word '))
    const replies = await Promise.all([send(chat()), send(chat())])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(model.requests).toHaveLength(1)
    expect(model.requests[0]?.maxReplyTokens).toBe(99)
    const replied = await Promise.all(
      replies.filter(({ status }) => status === 200).map((reply) => reply.json()),
    )
    expect(replied).toMatchObject([{ response: 'word '.repeat(99).trimEnd() }])
    expect(await tokensUsed()).toBe(500_000)
  })
})

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
    const kept = await (await test.send('GET', path, { headers: test.as(userId) })).json()
    expect(kept).toMatchObject({ messages: [{ content: 'Hi' }, { content: 'Hello there.' }] })
  })

  it('is a failure of the model where nothing else was said, and leaves nothing behind', async () => {
    answerWith('\0', '\0')
    const conversationId = crypto.randomUUID()
    const reply = await send(chat({ conversationId }))
    expect(reply.status).toBe(502)
    expect(await reply.json()).toMatchObject({ code: 'model-failed' })
    expect(await tokensUsed()).toBe(0)
    const kept = await test.send('GET', `/api/conversations/${conversationId}`, { headers: test.as(userId) })
    expect(kept.status).toBe(404)
  })
})

describe('a rewritten message', () => {
  const rewrite = () =>
    test.send('POST', '/api/rewrite', {
      headers: test.as(userId),
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

describe('a reader who is slower than the model', () => {
  /** A model that counts what it was asked for, up to far more than anybody reads. */
  function countingModel() {
    const said = { pieces: 0 }
    test.services.model = {
      isBuiltIn: false,
      async *stream() {
        for (; said.pieces < 3_000; said.pieces += 1) yield { type: 'text', text: 'x'.repeat(100) }
      },
    }
    return said
  }
  const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value)

  it('slows the model, and gets the whole reply in the end', async () => {
    const said = countingModel()
    const reader = ((await stream(chat())).body as ReadableStream<Uint8Array>).getReader()
    let text = await read(reader)
    await settled(() => said.pieces)
    const ahead = said.pieces
    expect(ahead).toBeLessThan(100)
    while (!text.includes('[DONE]')) text += await read(reader)
    expect(said.pieces).toBeGreaterThan(ahead)
    const deltas = partsOf(text).flatMap((part) =>
      part !== '[DONE]' && part.type === 'text-delta' ? [part.delta] : [],
    )
    expect(await test.services.tokenizer.count(deltas.join(''))).toBeGreaterThan(700)
  })

  it('is no longer waited for when the time of the reply is over', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    const said = countingModel()
    const reply = await stream(chat())
    await settled(() => said.pieces)
    limit.abort(new DOMException('over', 'TimeoutError'))
    await test.services.runningReplies.ended(30_000)
    expect(await reply.text()).toContain('[DONE]')
  })
})

/** Resolves as soon as nothing has changed for many turns of the event loop. */
async function settled(read: () => number): Promise<void> {
  for (let before = -1; before !== read(); ) {
    before = read()
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

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

describe('a person who stops or leaves midway', () => {
  it('ends the model and pays for what was written until then', async () => {
    let isAborted = false
    const model = createScriptedModel(['One ', 'two ', 'three'], {
      wait: (index) => (index < 2 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 20))),
    })
    test.services.model = {
      isBuiltIn: false,
      async *stream(request) {
        try {
          yield* model.stream(request)
        } finally {
          isAborted = true
        }
      },
    }
    const reply = await stream(chat())
    const reader = reply.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => isAborted).toBe(true)
    await expect.poll(tokensUsed).toBeLessThan(10)
    expect(await tokensUsed()).toBeGreaterThan(1)
  })
})

describe('a reply that takes longer than 10 minutes', () => {
  /** The limit of the next request, reached when the test says so; and a model that writes until it is stopped. */
  function endlessReply() {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    test.services.model = createScriptedModel(
      Array.from({ length: 100 }, () => 'word '),
      {
        wait: async (index) => {
          if (index === 3) limit.abort(new DOMException('over', 'TimeoutError'))
        },
      },
    )
    return timeout
  }

  it('is stopped, told, kept as far as it came, and paid for', async () => {
    const timeout = endlessReply()
    const conversationId = crypto.randomUUID()
    const parts = partsOf(await (await stream(chat({ conversationId }))).text())
    expect(timeout).toHaveBeenCalledWith(600_000)
    expect(parts.at(-2)).toEqual({ type: 'error', errorText: 'model-timed-out' })
    expect(await tokensUsed()).toBeGreaterThan(2)
    expect(await tokensUsed()).toBeLessThan(10)
    const path = `/api/conversations/${conversationId}`
    const kept = await (await test.send('GET', path, { headers: test.as(userId) })).json()
    expect(kept).toMatchObject({
      messages: [{ content: 'Hi' }, { content: 'word word word ', isPartial: true }],
    })
  })

  it('is no rewritten message, and costs nothing there', async () => {
    endlessReply()
    const reply = await test.send('POST', '/api/rewrite', {
      headers: test.as(userId),
      body: { messageId: crypto.randomUUID(), originalText: 'Send it.' },
    })
    expect(await reply.json()).toMatchObject({ code: 'model-timed-out' })
    expect(await tokensUsed()).toBe(0)
  })
})
