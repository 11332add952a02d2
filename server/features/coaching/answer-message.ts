import type { ChatRequest, ReplySource } from '#domain/coaching/contract.ts'
import { checkConversation, newestText } from '#domain/coaching/conversation-limits.ts'
import { fitConversation } from '#domain/coaching/fit-conversation.ts'
import { type ChatScope, chatScopes } from '#domain/coaching/module-ids.ts'
import { MIN_REPLY_TOKENS, maxReplyTokens } from '#domain/coaching/reply-length.ts'
import { Problem } from '#domain/problems.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { TokenUsage } from '#domain/token-allowance/allowance.ts'
import type { CoachingSituation } from '../../platform/content/load-situations.ts'
import type { ModelPart } from '../../platform/models/chat-model.ts'
import type { Services } from '../../services.ts'
import { type OpenExchange, openExchange } from '../conversations/index.ts'
import { checkInConversation, secondOpinion } from '../safety/index.ts'
import {
  readTokenUsage,
  reserveTokens,
  settleTokens,
  type TokenReservation,
} from '../token-allowance/index.ts'
import { boundReply } from './bound-reply.ts'
import { buildInstruction } from './build-instruction.ts'
import { type CoachPreferences, coachPreferences } from './coach-preferences.ts'
import { type EndedReply, followReply } from './follow-reply.ts'
import { readCoachContext } from './read-coach-context.ts'
import { RaisedByJudge, waitForJudge, withSafetyLine } from './wait-for-judge.ts'

/** How many reviewed answers a provider's model is given, and how sure of each the reader has to be. */
const GROUNDING_ANSWERS = 3
const MIN_SURENESS = 0.05
/** Among so many of the user's messages the matter is looked for, and so sure the reader has to be that one tells it. */
const MESSAGES_FOR_MATTER = 6
const TOLD_SURENESS = 0.2

export type AnswerPart =
  | ModelPart
  | { type: 'safety'; safety: SafetyReply }
  | { type: 'usage'; usage: TokenUsage | null }

function scopeOf(module: string): ChatScope {
  const scope = chatScopes.find((id) => id === module)
  if (!scope) throw new Problem('unknown-module')
  return scope
}

type Question = {
  userId: string
  scope: ChatScope
  text: string
  tokens: number
  messages: ChatRequest['messages']
  preferences: CoachPreferences
  isAfterDisclosure: boolean
}

/** The newest message that tells its matter: "Shorter" and "Why?" are about the one before. */
function readMatter({ reader }: Services, messages: ChatRequest['messages']) {
  const readings = messages
    .filter(({ role }) => role === 'user')
    .slice(-MESSAGES_FOR_MATTER)
    .map(({ content }) => reader(content).situations)
  const isTold = readings.findLast(([best]) => (best?.sureness ?? 0) >= TOLD_SURENESS)
  return isTold ?? readings.at(-1) ?? []
}

/** The reviewed answers to what the conversation may be about; one that is only the nearest would mislead. */
function groundingAnswers(services: Services, messages: ChatRequest['messages']): CoachingSituation[] {
  const { content } = services
  return readMatter(services, messages)
    .filter(({ sureness }) => sureness >= MIN_SURENESS)
    .slice(0, GROUNDING_ANSWERS)
    .flatMap(({ id }) => content.situations.find((situation) => situation.id === id) ?? [])
}

/** The cards below which the answers stand, each once. */
function sourcesOf(answers: readonly CoachingSituation[], { cards }: Services['content']): ReplySource[] {
  const ids = new Set(answers.map(({ cardId }) => cardId))
  return cards.filter(({ id }) => ids.has(id)).map(({ id, title, module }) => ({ cardId: id, title, module }))
}

/** Names the sources with the first words: until these have come, no reply has begun. */
async function* withSources(
  reply: AsyncIterable<ModelPart>,
  sources: ReplySource[],
): AsyncGenerator<ModelPart> {
  let isNamed = sources.length === 0
  for await (const part of reply) {
    if (!isNamed) yield { type: 'sources', sources }
    isNamed = true
    yield part
  }
}

/** The model's reply, resting on the reviewed answers that the reader finds. The built-in coach reads for itself. */
async function* askModel(
  services: Services,
  question: Question,
  maxTokens: number,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const { scope } = question
  const { replyLength, personalization, sensitiveContentWarnings } = question.preferences
  const { isBuiltIn } = services.model
  const answers = isBuiltIn ? [] : groundingAnswers(services, question.messages)
  const { messages, earlier } = isBuiltIn
    ? { messages: question.messages, earlier: [] }
    : fitConversation(question.messages)
  const instruction = buildInstruction(services.content, {
    scope,
    replyLength,
    answers,
    earlier,
    personalization: personalization?.lines ?? [],
    saysContentNotes: sensitiveContentWarnings,
  })
  const reply = services.model.stream({
    scope,
    instruction,
    messages,
    replyLength,
    personal: personalization?.choices,
    saysContentNotes: sensitiveContentWarnings,
    isAfterDisclosure: question.isAfterDisclosure,
    maxReplyTokens: maxTokens,
    signal,
  })
  const sources = sourcesOf(answers, services.content)
  yield* withSources(boundReply(reply, services.tokenizer, maxTokens), sources)
}

async function closeReply(
  services: Services,
  ended: EndedReply,
  question: Question,
  open: { reservation: TokenReservation; exchange: OpenExchange | null },
): Promise<void> {
  const { text, sources, ending } = ended
  const used = ending === 'failed' ? 0 : question.tokens + (await services.tokenizer.count(text))
  try {
    await settleTokens(services, open.reservation, used)
  } finally {
    // What was said is kept even where its cost could not be booked.
    if (ending === 'failed' || text.trim() === '') await open.exchange?.discard()
    else await open.exchange?.keep({ text, sources, isPartial: ending === 'left' })
  }
}

/** Opens the kept conversation first: an id that is someone else's is refused before anything is reserved. */
async function openKeptExchange(
  services: Services,
  chat: ChatRequest,
  question: Question,
): Promise<OpenExchange | null> {
  if (!chat.conversationId || !question.preferences.keepsHistory) return null
  return await openExchange(services, {
    conversationId: chat.conversationId,
    userId: question.userId,
    module: question.scope,
    question: question.text,
    exchangeId: chat.exchangeId ?? chat.messageId,
  })
}

async function* answerWithCard(
  services: Services,
  userId: string,
  safety: SafetyReply,
): AsyncGenerator<AnswerPart> {
  yield { type: 'safety', safety }
  yield { type: 'usage', usage: await readTokenUsage(services, userId).catch(() => null) }
}

/**
 * Answers the last message of a conversation. A message with a clear sign of danger is answered with the safety card,
 * which spends nothing and is not kept; the reply to an unclear one comes with the line (decisions, "Safety").
 * Otherwise it reserves tokens, asks the model, settles
 * what was used, and keeps the exchange. What fails before the first word is thrown from the first `next()`; nothing
 * is spent or kept for a reply that fails. A reply that the person stops costs what was written until then, and is kept
 * as partial.
 * @throws Problem `rate-limited`, `unknown-module`, `invalid-request`, `message-too-long`, `history-too-long`,
 * `not-found` (a conversation of someone else), `subscription-ended`, `token-limit-exceeded`, `duplicate-message`,
 * `usage-update-failed` (after the whole reply), and those of `ChatModel`
 */
export async function* answerMessage(
  services: Services,
  userId: string,
  chat: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const readContext = await readCoachContext(services, userId)
  const scope = scopeOf(chat.module)
  const safety = chat.safetyAcknowledged
    ? null
    : await checkInConversation(services, userId, newestText(chat.messages), chat.isAfterDisclosure === true)
  if (safety?.kind === 'card') return yield* answerWithCard(services, userId, safety)
  const text = checkConversation(chat.messages).content
  const preferences = coachPreferences(readContext(), services.now())
  const tokens = await services.tokenizer.count(text)
  const question: Question = {
    userId,
    scope,
    text,
    tokens,
    messages: chat.messages,
    preferences,
    isAfterDisclosure: chat.isAfterDisclosure ?? false,
  }
  const exchange = await openKeptExchange(services, chat, question)
  let reservation: TokenReservation
  try {
    reservation = await reserveTokens(services, {
      userId,
      key: `chat:${chat.messageId}`,
      wanted: tokens + maxReplyTokens[preferences.replyLength],
      minimum: tokens + MIN_REPLY_TOKENS,
    })
  } catch (error) {
    await exchange?.discard()
    throw error
  }
  const stopping = new AbortController()
  const whileWanted = AbortSignal.any([signal, stopping.signal])
  const opinion = chat.safetyAcknowledged
    ? Promise.resolve(null)
    : secondOpinion(services, userId, { text, found: safety }, whileWanted)
  const reply = askModel(services, question, reservation.reservedTokens - tokens, whileWanted)
  const judged = waitForJudge(reply, opinion, () => stopping.abort())
  const followed = followReply(judged, signal, (ended) =>
    closeReply(services, ended, question, { reservation, exchange }),
  )
  try {
    yield* withSafetyLine(followed, safety, opinion)
  } catch (error) {
    if (!(error instanceof RaisedByJudge)) throw error
    return yield* answerWithCard(services, userId, error.safety)
  }
  yield { type: 'usage', usage: await readTokenUsage(services, userId) }
}
