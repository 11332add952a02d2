import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEnv } from '../../env.ts'
import { type FakeModelServer, startFakeModelServer } from '../../testing/fake-model-server.ts'
import type { ChatModel, ModelRequest } from './chat-model.ts'
import { createAnthropicModel } from './create-anthropic-model.ts'
import { createChatModel } from './create-chat-model.ts'
import { createOpenAiModel } from './create-openai-model.ts'

const patient = { firstByteMs: 60_000, stallMs: 60_000 }
const impatient = { firstByteMs: 300, stallMs: 300 }
let fake: FakeModelServer

beforeEach(async () => {
  fake = await startFakeModelServer()
})
afterEach(() => fake.close())

const request = (signal = new AbortController().signal): ModelRequest => ({
  scope: 'coaching',
  instruction: 'Be clear.',
  messages: [
    { role: 'assistant', content: 'Greeting' },
    { role: 'user', content: 'Hello' },
  ],
  replyLength: 'balanced',
  maxReplyTokens: 321,
  signal,
})

async function read(model: ChatModel, options = request()): Promise<string> {
  let text = ''
  for await (const part of model.stream(options)) if (part.type === 'text') text += part.text
  return text
}

const providers = {
  'an OpenAI-compatible server': (url: string, limits = patient) =>
    createOpenAiModel({
      baseUrl: `${url}/`,
      apiKey: 'key',
      model: 'm',
      server: 'compatible',
      limits,
    }),
  Anthropic: (url: string, limits = patient) =>
    createAnthropicModel({ baseUrl: url, apiKey: 'key', model: 'm', limits }),
}

const endOf = (name: string) =>
  name === 'Anthropic' ? 'data: {"type":"message_stop"}\n\n' : 'data: [DONE]\n\n'
const pieceOf = (name: string, text: string) =>
  name === 'Anthropic'
    ? `data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"${text}"}}\n\n`
    : `data: {"choices":[{"delta":{"content":"${text}"}}]}\n\n`

describe.each(Object.entries(providers))('%s', (name, create) => {
  it('streams the whole reply', async () => {
    expect(await read(create(fake.url))).toBe('Hello from the model.')
  })

  it.each([
    [401, 'model-unavailable'],
    [429, 'model-unavailable'],
    [500, 'model-unavailable'],
    [400, 'model-failed'],
  ])('maps status %i to %s', async (status, code) => {
    fake.behavior.status = status
    await expect(read(create(fake.url))).rejects.toMatchObject({ code })
  })

  it('reports a server that does not answer at all', async () => {
    const { url } = fake
    await fake.close()
    await expect(read(create(url))).rejects.toMatchObject({ code: 'model-unavailable' })
  })

  it('gives up on a reply that stalls midway', async () => {
    fake.behavior.stallAfter = 2
    await expect(read(create(fake.url, impatient))).rejects.toMatchObject({ code: 'model-timed-out' })
  })

  it.each([0, 2])('reports a reply that breaks off after %i pieces', async (breakAfter) => {
    fake.behavior.breakAfter = breakAfter
    await expect(read(create(fake.url))).rejects.toMatchObject({ code: 'model-failed' })
  })

  it.each([
    'null',
    '5',
    '"text"',
    '[]',
    'true',
    'no JSON',
    '{',
  ])('takes an event that holds %s for a broken reply', async (data) => {
    fake.behavior.raw = `data: ${data}\n\n`
    await expect(read(create(fake.url))).rejects.toMatchObject({ code: 'model-failed' })
  })

  it.each([
    '{"choices":null,"type":null}',
    '{"choices":[null],"type":"content_block_delta","delta":null}',
    '{"choices":[{"delta":{"content":5}}],"type":"content_block_delta","delta":{"type":"text_delta","text":5}}',
    '{"choices":[{"delta":{"content":[{}]}}],"type":"content_block_delta","delta":{"type":"text_delta","text":{}}}',
  ])('reads no text from an event without any: %s', async (data) => {
    fake.behavior.raw = `data: ${data}\n\n${pieceOf(name, 'Hello')}${endOf(name)}`
    expect(await read(create(fake.url))).toBe('Hello')
  })

  it.each([
    ['a line', 'data: and so on '],
    ['an event', 'data: and so on\n'],
    ['a stream of empty events', `:${' '.repeat(10_000)}\n`],
  ])('gives up on %s without an end', async (_, raw) => {
    Object.assign(fake.behavior, { raw: raw.repeat(1_000), repeatsRaw: true })
    await expect(read(create(fake.url))).rejects.toMatchObject({ code: 'model-failed' })
    await expect.poll(() => fake.abortedRequests).toBe(1)
  })

  it('takes a reply that ends within an event without an end for a broken one', async () => {
    fake.behavior.raw = `${pieceOf(name, 'Hello')}data: ${'and so on '.repeat(30_000)}`
    await expect(read(create(fake.url))).rejects.toMatchObject({ code: 'model-failed' })
  })

  it('waits for a reader who takes nothing, and does not call that a stall', async () => {
    Object.assign(fake.behavior, { raw: pieceOf(name, 'x').repeat(1_000), repeatsRaw: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const parts = create(fake.url).stream(request())[Symbol.asyncIterator]()
    expect(await parts.next()).toMatchObject({ done: false })
    for (let before = -1; before !== fake.rawBytes; ) {
      before = fake.rawBytes
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    // What the system and the client hold between them.
    expect(fake.rawBytes).toBeLessThan(16 * 1024 * 1024)
    vi.advanceTimersByTime(600_000)
    vi.useRealTimers()
    // More than was held anywhere.
    const endBytes = fake.rawBytes * 2
    while (fake.rawBytes < endBytes) expect(await parts.next()).toMatchObject({ done: false })
    await parts.return?.()
  })

  it('ends without an error when the caller stops, and lets the provider know', async () => {
    fake.behavior.stallAfter = 1
    const controller = new AbortController()
    let text = ''
    for await (const part of create(fake.url).stream(request(controller.signal))) {
      if (part.type === 'text') text += part.text
      controller.abort()
    }
    expect(text).toBe('Hello ')
    await expect.poll(() => fake.abortedRequests).toBe(1)
  })

  it('asks nobody when the caller has already stopped', async () => {
    expect(await read(create(fake.url), request(AbortSignal.abort()))).toBe('')
    expect(fake.requests).toEqual([])
  })
})

describe('the request', () => {
  it('carries instruction, history and the bound on the reply to an OpenAI-compatible server', async () => {
    await read(providers['an OpenAI-compatible server'](fake.url))
    expect(fake.requests[0]).toEqual({
      model: 'm',
      stream: true,
      max_tokens: 321,
      messages: [{ role: 'system', content: 'Be clear.' }, ...request().messages],
    })
  })

  it('asks OpenAI itself to store nothing of it', async () => {
    const openAi = { AI_PROVIDER: 'openai', AI_BASE_URL: fake.url, AI_API_KEY: 'key', AI_MODEL: 'm' }
    const noCoach = () => {
      throw new Error('a provider is configured')
    }
    await read(createChatModel(readEnv(openAi), noCoach))
    expect(fake.requests[0]).toEqual({
      model: 'm',
      stream: true,
      store: false,
      max_completion_tokens: 321,
      messages: [{ role: 'system', content: 'Be clear.' }, ...request().messages],
    })
  })

  it('names the instruction apart and lets the user speak first for Anthropic', async () => {
    await read(providers.Anthropic(fake.url))
    expect(fake.requests[0]).toMatchObject({
      system: 'Be clear.',
      max_tokens: 321,
      messages: [{ role: 'user', content: 'Hello' }],
    })
  })
})
