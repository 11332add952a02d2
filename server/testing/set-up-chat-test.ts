import { beforeEach } from 'vitest'
import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import { reserveTokens } from '../features/token-allowance/index.ts'
import { createScriptedModel, type ScriptedModel } from './scripted-model.ts'
import { setUpTestApp } from './set-up-test-app.ts'

/** The parts of a streamed reply, in order. */
export function partsOf(text: string): (ChatStreamPart | '[DONE]')[] {
  const data = text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.replace(/^data: /, ''))
  return data.map((line) => (line === '[DONE]' ? line : (JSON.parse(line) as ChatStreamPart)))
}

/** A request to the chat: one message with an id of its own, unless the test says otherwise. */
export const chat = (overrides: object = {}) => ({
  module: 'coaching',
  messageId: crypto.randomUUID(),
  messages: [{ role: 'user', content: 'Hi' }],
  ...overrides,
})

/** An application for tests of the chat. Each test begins with a new person and a model that answers 'Hello there.' */
export function setUpChatTest() {
  const test = setUpTestApp()
  const person = { userId: '' }
  beforeEach(async () => {
    person.userId = await test.addUser(crypto.randomUUID())
    answerWith('Hello ', 'there.')
  })

  function answerWith(...pieces: (string | Error)[]): ScriptedModel {
    const model = createScriptedModel(pieces)
    test.services.model = model
    return model
  }
  const send = (body: object, headers: Record<string, string> = {}) =>
    test.send('POST', '/api/chat', { headers: { ...test.as(person.userId), ...headers }, body })
  return {
    test,
    person,
    answerWith,
    send,
    stream: (body: object) => send(body, { Accept: 'text/event-stream' }),
    async tokensUsed() {
      const reply = await test.send('GET', '/api/token-usage', { headers: test.as(person.userId) })
      return ((await reply.json()) as { tokensUsed: number }).tokensUsed
    },
    spend: (tokens: number) =>
      reserveTokens(test.services, {
        userId: person.userId,
        key: crypto.randomUUID(),
        wanted: tokens,
        minimum: tokens,
      }),
  }
}
