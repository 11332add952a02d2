import { afterEach, expect, it } from 'vitest'
import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { ChatRequest } from '#domain/coaching/contract.ts'
import { type AnsweredMessage, listenForAnswers, watchAnswers } from './answer-news.ts'
import type { RequestReply } from './request-reply.ts'

const request: ChatRequest = {
  module: 'friendship',
  messageId: '00000000-0000-4000-8000-000000000001',
  messages: [
    { role: 'user', content: 'First?' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: 'How do I cancel?' },
  ],
}
const text: ChatStreamPart = { type: 'text-delta', id: '0', delta: 'You may.' }
const usage: ChatStreamPart = {
  type: 'data-usage',
  data: { tokensUsed: 9, tokenLimit: 500_000, remaining: 499_991, resetDate: '2026-12-21T12:00:00.000Z' },
}

const heard: AnsweredMessage[] = []
const end = listenForAnswers((answered) => heard.push(answered))
afterEach(() => {
  heard.length = 0
})

const replyOf = (...parts: ChatStreamPart[]): RequestReply =>
  async function* reply() {
    yield* parts
  }
async function receive(reply: RequestReply, { stopAfter = Number.POSITIVE_INFINITY } = {}) {
  const controller = new AbortController()
  const parts: ChatStreamPart[] = []
  for await (const part of watchAnswers('friendship', reply)(request, controller.signal)) {
    parts.push(part)
    if (parts.length < stopAfter) continue
    controller.abort()
    break
  }
  return parts
}

it('passes the reply on and announces its message once it has come', async () => {
  expect(await receive(replyOf(text, usage))).toEqual([text, usage])
  expect(heard).toEqual([{ scope: 'friendship', messageId: request.messageId, text: 'How do I cancel?' }])
})

it('announces a reply that the person stopped while it was written', async () => {
  await receive(replyOf(text, text, usage), { stopAfter: 1 })
  expect(heard).toHaveLength(1)
})

it('announces nothing that was stopped before its first word', async () => {
  await receive(replyOf({ type: 'start', messageId: request.messageId }, text), { stopAfter: 1 })
  expect(heard).toEqual([])
})

it('announces nothing that spent no tokens, as the safety card', async () => {
  await receive(replyOf(text))
  expect(heard).toEqual([])
})

it('announces nothing that broke off, and passes the failure on', async () => {
  const broken: RequestReply = async function* reply() {
    yield text
    throw new Error('broke off')
  }
  await expect(receive(broken)).rejects.toThrow('broke off')
  expect(heard).toEqual([])
})

it('tells no one who stopped listening', async () => {
  end()
  await receive(replyOf(text, usage))
  expect(heard).toEqual([])
})
