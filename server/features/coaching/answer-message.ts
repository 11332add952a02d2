import type { ChatRequest, ReplySource } from '#domain/coaching/contract.ts'
import { checkConversation } from '#domain/coaching/conversation-limits.ts'
import { type ChatScope, chatScopes } from '#domain/coaching/module-ids.ts'
import { MIN_REPLY_TOKENS, maxReplyTokens, type ReplyLength } from '#domain/coaching/reply-length.ts'
import { Problem } from '#domain/problems.ts'
import type { TokenUsage } from '#domain/token-allowance/allowance.ts'
import type { ModelPart, ModelRequest } from '../../platform/models/chat-model.ts'
import type { Services } from '../../services.ts'
import {
  readTokenUsage,
  reserveTokens,
  settleTokens,
  type TokenReservation,
} from '../token-allowance/index.ts'
import { buildInstruction } from './build-instruction.ts'

/** How many cards of the library a provider's model is given. */
const GROUNDING_CARDS = 3

export type AnswerPart = ModelPart | { type: 'usage'; usage: TokenUsage }

function scopeOf(module: string): ChatScope {
  const scope = chatScopes.find((id) => id === module)
  if (!scope) throw new Problem('unknown-module')
  return scope
}

function modelRequest(
  services: Services,
  request: {
    scope: ChatScope
    messages: ChatRequest['messages']
    replyLength: ReplyLength
    signal: AbortSignal
  },
  question: string,
  replyBudget: number,
): { request: ModelRequest; sources: ReplySource[] } {
  // The built-in coach searches the library itself; a provider's model is handed what the search found.
  const cards = services.model.isBuiltIn
    ? []
    : services.library.search(question, request.scope, GROUNDING_CARDS).map(({ card }) => card)
  return {
    request: {
      ...request,
      instruction: buildInstruction(services.content, { ...request, cards }),
      maxReplyTokens: replyBudget,
    },
    sources: cards.map(({ id, title, module }) => ({ cardId: id, title, module })),
  }
}

/**
 * Answers the last message of a conversation: reserves tokens, asks the model, settles what was used. What
 * fails before the first word is thrown from the first `next()`; nothing is spent for a reply that fails.
 * A reply that the person stops costs what was written until then.
 * @throws Problem `unknown-module`, `invalid-request`, `message-too-long`, `history-too-long`,
 * `token-limit-exceeded`, `duplicate-message`, and those of `ChatModel`
 */
export async function* answerMessage(
  services: Services,
  userId: string,
  chat: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const scope = scopeOf(chat.module)
  const question = checkConversation(chat.messages).content
  const replyLength: ReplyLength = 'balanced'
  const questionTokens = await services.tokenizer.count(question)
  const reservation = await reserveTokens(services, {
    userId,
    key: `chat:${chat.messageId}`,
    wanted: questionTokens + maxReplyTokens[replyLength],
    minimum: questionTokens + MIN_REPLY_TOKENS,
  })
  const { request, sources } = modelRequest(
    services,
    { scope, messages: chat.messages, replyLength, signal },
    question,
    reservation.reservedTokens - questionTokens,
  )
  if (sources.length > 0) yield { type: 'sources', sources }
  yield* spendOnReply(services, services.model.stream(request), reservation, questionTokens)
  yield { type: 'usage', usage: await readTokenUsage(services, userId) }
}

/** Passes the reply on and settles the reservation however it ends: complete, failed, or left by the caller. */
async function* spendOnReply(
  services: Services,
  reply: AsyncIterable<ModelPart>,
  reservation: TokenReservation,
  questionTokens: number,
): AsyncGenerator<ModelPart> {
  let text = ''
  let hasFailed = false
  try {
    for await (const part of reply) {
      if (part.type === 'text') text += part.text
      yield part
    }
  } catch (error) {
    hasFailed = true
    throw error
  } finally {
    const used = hasFailed ? 0 : questionTokens + (await services.tokenizer.count(text))
    await settleTokens(services, reservation, used)
  }
}
