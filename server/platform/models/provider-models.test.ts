import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe.each(Object.entries(providers))('%s', (_, create) => {
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
