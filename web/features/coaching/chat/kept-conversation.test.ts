import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredConversation } from '#domain/conversations/contract.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { fakeReplies } from '#web/testing/fake-replies.ts'
import { createConversation } from './conversation.ts'

const kept: StoredConversation = {
  id: '11111111-1111-4111-8111-111111111111',
  module: 'friendship',
  title: 'About parties',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T11:00:00.000Z',
  messages: [
    {
      id: 'm1',
      role: 'user',
      content: 'old question',
      sources: [],
      isPartial: false,
      createdAt: '2026-11-20T10:00:00Z',
    },
    {
      id: 'm2',
      role: 'assistant',
      content: 'old reply',
      sources: [],
      isPartial: true,
      createdAt: '2026-11-20T10:01:00Z',
    },
  ],
}
let replies: ReturnType<typeof fakeReplies>
let chat: ReturnType<typeof createConversation>

const said = () => chat.getState().entries.map(({ content }) => content)
const lastRequest = () => replies.requests.at(-1)
async function exchange(text: string) {
  chat.setDraft(text)
  chat.sendDraft()
  await replies.text('reply')
  await replies.end()
}

beforeEach(() => {
  replies = fakeReplies()
  chat = createConversation({
    scope: 'friendship',
    requestReply: replies.requestReply,
    now: () => 1_000,
    draft: { read: () => '', write: () => undefined },
    onUsage: () => undefined,
    onFailure: () => undefined,
  })
})
afterEach(() => chat.stop())

describe('a question that is asked again', () => {
  const exchangeIds = () => replies.requests.map(({ exchangeId }) => exchangeId)
  const ask = (text: string) => {
    chat.setDraft(text)
    chat.sendDraft()
  }

  it('names one exchange through all its tries, so that it is kept once', async () => {
    ask('one')
    await replies.text('half a ')
    await replies.fail(new ApiProblem('network'))
    chat.retry()
    await replies.fail(new ApiProblem('network'))
    chat.retry()
    await replies.text('whole')
    await replies.end()
    expect(new Set(exchangeIds()).size).toBe(1)
    await exchange('two')
    expect(new Set(exchangeIds()).size).toBe(2)
  })

  it('does so also when its text went back into the input and was corrected', async () => {
    ask('one')
    await replies.fail(new ApiProblem('network'))
    await exchange('one, corrected')
    expect(new Set(exchangeIds()).size).toBe(1)
  })

  it('stands for itself in a conversation that was opened since', async () => {
    ask('one')
    await replies.fail(new ApiProblem('network'))
    chat.open(kept)
    await exchange('two')
    expect(new Set(exchangeIds()).size).toBe(2)
  })
})

describe('a kept conversation', () => {
  it('has one id from its first message on', async () => {
    await exchange('one')
    const first = lastRequest()?.conversationId
    expect(first).toBe(chat.getState().conversationId)
    expect(first).toBeTruthy()
    await exchange('two')
    expect(lastRequest()?.conversationId).toBe(first)
  })

  it('goes on where it was, with what was said sent along', async () => {
    chat.resume(kept)
    expect(said()).toEqual(['old question', 'old reply'])
    expect(chat.getState().entries[1]).toMatchObject({ mark: 'stopped', isEarlier: true })
    await exchange('new question')
    expect(lastRequest()).toMatchObject({
      conversationId: kept.id,
      messages: [{ content: 'old question' }, { content: 'old reply' }, { content: 'new question' }],
    })
  })

  it('is not resumed over what the person began meanwhile', async () => {
    await exchange('one')
    chat.resume(kept)
    expect(said()).toEqual(['one', 'reply'])
  })

  it('gives way to a new one, and what stands in the input stays', async () => {
    chat.resume(kept)
    chat.setDraft('not sent')
    chat.begin(false)
    expect(chat.getState()).toMatchObject({ entries: [], draft: 'not sent', isTemporary: false })
    expect(chat.getState().conversationId).not.toBe(kept.id)
    chat.resume(kept)
    expect(said()).toEqual([])
  })

  it('ends the reply under way when another one is opened', async () => {
    await exchange('one')
    chat.setDraft('two')
    chat.sendDraft()
    await replies.text('half')
    chat.open(kept)
    expect(replies.isAborted()).toBe(true)
    expect(said()).toEqual(['old question', 'old reply'])
    await replies.text('rest')
    expect(said()).toEqual(['old question', 'old reply'])
  })
})

describe('a temporary conversation', () => {
  it('is sent without an id, until a kept one is begun', async () => {
    chat.begin(true)
    await exchange('secret')
    expect(lastRequest()).not.toHaveProperty('conversationId')
    chat.begin(false)
    await exchange('kept')
    expect(lastRequest()?.conversationId).toBeTruthy()
    expect(lastRequest()?.messages).toEqual([{ role: 'user', content: 'kept' }])
  })
})
