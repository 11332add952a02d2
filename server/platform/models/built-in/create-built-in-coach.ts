import { setTimeout as wait } from 'node:timers/promises'
import type { ReplySource } from '#domain/coaching/contract.ts'
import { moduleOf } from '#domain/coaching/module-ids.ts'
import { noPersonalChoices } from '#domain/coaching/personal-choices.ts'
import { writeReplyParts } from '#domain/coaching/reply-parts.ts'
import type { CoachChoices, CoachLibrary } from '#engines/coach/coach-library.ts'
import { holdConversation } from '#engines/coach/hold-conversation.ts'
import type { ReadMessage } from '#engines/reader/reading.ts'
import type { CoachingContent } from '../../content/load-coaching-content.ts'
import type { SkillsLibrary } from '../../library/skills-library.ts'
import { rememberResults } from '../../remember-results.ts'
import type { ChatModel, ModelPart, ModelRequest } from '../chat-model.ts'
import { avoidedCards } from './avoided-cards.ts'
import { createCoachLibrary } from './create-coach-library.ts'
import { splitIntoPieces } from './split-into-pieces.ts'

/** Time between two pieces of a reply: about 250 words per second, so that the text is there when eyes reach it. */
const PIECE_INTERVAL_MS = 15
/** English has about three tokens for two words; labels and marks cost some too. */
const TOKENS_PER_WORD = 2

/** What so many people want to avoid is not searched again with each message. */
const REMEMBERED_PEOPLE = 500

/** Waits that long; rejects or returns early when the signal is aborted. */
export type Schedule = (durationMs: number, signal: AbortSignal) => Promise<void>

const waitWithTimer: Schedule = (durationMs, signal) => wait(durationMs, undefined, { signal })

type Parts = {
  content: CoachingContent
  library: SkillsLibrary
  reader: ReadMessage
  /** Says what words that somebody received can mean. */
  explainWords?: CoachLibrary['explainWords']
  schedule?: Schedule
}

/** What the coach follows of the person's choices and of the chat in which this is. */
function coachChoices(
  { scope, personal = noPersonalChoices }: ModelRequest,
  avoidedBy: (topicsToAvoid: string) => ReadonlySet<string>,
): CoachChoices {
  const { topicsToAvoid, goals, ...choices } = personal
  const avoided = avoidedBy(topicsToAvoid)
  const module = moduleOf(scope)
  return { ...choices, modules: module ? [module, ...goals] : goals, isToAvoid: (id) => avoided.has(id) }
}

/**
 * The coach of a machine without a model (decisions, "The coach without a model"): it answers situations from reviewed
 * texts and keeps nothing of a conversation between requests.
 */
export function createBuiltInCoach({
  content,
  library,
  reader,
  explainWords,
  schedule = waitWithTimer,
}: Parts): ChatModel {
  const libraryFor = createCoachLibrary(content, explainWords)
  const avoidedBy = rememberResults(
    (topicsToAvoid) => avoidedCards(topicsToAvoid, library),
    REMEMBERED_PEOPLE,
  )
  const sources = new Map<string, ReplySource>(
    content.cards.map(({ id, title, module }) => [id, { cardId: id, title, module }]),
  )

  async function* stream(request: ModelRequest): AsyncGenerator<ModelPart> {
    const { scope, messages, replyLength, maxReplyTokens, signal } = request
    if (signal.aborted) return
    const { parts, cardIds } = holdConversation({
      messages,
      read: reader,
      library: libraryFor(scope, request.saysContentNotes ?? false),
      length: replyLength,
      choices: coachChoices(request, avoidedBy),
      isAfterDisclosure: request.isAfterDisclosure,
      mostWords: Math.floor(maxReplyTokens / TOKENS_PER_WORD),
    })
    const used = cardIds.flatMap((id) => sources.get(id) ?? [])
    if (used.length > 0) yield { type: 'sources', sources: used }
    for (const [index, piece] of splitIntoPieces(writeReplyParts(parts)).entries()) {
      if (index > 0) await schedule(PIECE_INTERVAL_MS, signal).catch(() => undefined)
      if (signal.aborted) return
      yield { type: 'text', text: piece }
    }
  }

  return { isBuiltIn: true, stream }
}
