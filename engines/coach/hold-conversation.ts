import type { ReadMessage } from '#engines/reader/reading.ts'
import { type CoachChoices, type CoachLibrary, noChoices } from './coach-library.ts'
import type { CoachReply } from './coach-turn.ts'
import { type ConversationState, startOfConversation } from './conversation-state.ts'
import { cutReply } from './cut-reply.ts'
import { toPersonFirstWords } from './person-first-words.ts'
import type { ReplyChoice, ReplyLength, ReplyOption, ReplyPart } from './reply.ts'
import { inWords } from './shows-feeling.ts'
import { takeTurn } from './take-turn.ts'

/** Of a long conversation so many of the person's messages are gone through. */
const MAX_TURNS = 20
/** More of one message tells nothing new of what it is about. */
const MAX_CHARACTERS = 8_000

export type ConversationRequest = {
  /** Oldest first; the last one is the person's. */
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  read: ReadMessage
  library: CoachLibrary
  length: ReplyLength
  choices?: CoachChoices
  /** Somebody told in this conversation that they are in danger. */
  isAfterDisclosure?: boolean
  /** Fewer words than the length has, where little is left to spend. */
  mostWords?: number
}

export type ConversationReply = {
  parts: ReplyPart[]
  /** The cards that it rests on. */
  cardIds: string[]
}

function withPersonFirstWords<T extends ReplyChoice>(choice: T): T {
  const text = toPersonFirstWords(choice.text)
  return choice.answer === undefined
    ? { ...choice, text }
    : { ...choice, text, answer: toPersonFirstWords(choice.answer) }
}

function withWordsOf(choices: CoachChoices, part: ReplyPart): ReplyPart {
  if (!choices.wantsPersonFirstWords) return part
  return part.kind === 'options'
    ? {
        ...part,
        question: toPersonFirstWords(part.question),
        options: part.options.map(withPersonFirstWords),
      }
    : { ...part, text: toPersonFirstWords(part.text) }
}

/** The options as they were shown, so that each is known again by its text. */
const shownOptions = (options: readonly ReplyOption[], { wantsPersonFirstWords }: CoachChoices) =>
  wantsPersonFirstWords ? options.map(withPersonFirstWords) : options

function remember(state: ConversationState, reply: CoachReply, choices: CoachChoices): ConversationState {
  const options = shownOptions(reply.options ?? [], choices)
  return {
    ...state,
    ...reply.state,
    turn: state.turn + 1,
    offered: [...state.offered, ...options],
    lastOffered: options,
  }
}

/**
 * The coach's reply to the last message of a conversation. It keeps nothing between calls: the person's messages are
 * gone through again, which always leads to the same state.
 * @throws Error when no message is the person's
 */
export function holdConversation(request: ConversationRequest): ConversationReply {
  const { read, library, choices = noChoices, isAfterDisclosure = false } = request
  const said = request.messages.filter(({ role }) => role === 'user').slice(-MAX_TURNS)
  let state = startOfConversation
  let reply: CoachReply | undefined
  for (const { content } of said) {
    const text = inWords(content.slice(0, MAX_CHARACTERS)).trim()
    const length = state.isShortWanted ? 'concise' : request.length
    reply = takeTurn({ text, state, library, choices, length, read }, isAfterDisclosure)
    state = remember(state, reply, choices)
  }
  if (!reply) throw new Error('a conversation holds at least one message of the person')
  const parts = reply.parts.map((part) => withWordsOf(choices, part))
  return {
    parts: request.mostWords === undefined ? parts : cutReply(parts, request.mostWords),
    cardIds: reply.cardId === undefined ? [] : [reply.cardId],
  }
}
