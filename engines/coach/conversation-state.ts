import { type Facts, noFacts } from './read-facts.ts'
import type { ReplyOption } from './reply.ts'

/** Where somebody stands in the steps of a card: the step, and what is left of it in smaller pieces. */
export type StepPlace = { step: number; pieces: readonly string[] }

/** What a conversation is about since the last first message. */
export type Matter = {
  situationId: string
  /** All that was told of it, read as one. */
  question: string
  /** Other situations that it may be, likeliest first. */
  otherIds: readonly string[]
  /** Written with very few words: answered so too. */
  isPlain: boolean
  /** The texts and parts that were given, so that none comes again. */
  said: ReadonlySet<string>
  place?: StepPlace
}

/**
 * What the coach remembers of a conversation. It is never stored: it follows from the person's messages, which are gone
 * through again with each new one.
 */
export type ConversationState = {
  /** How many messages the person has sent before this one. */
  turn: number
  matter?: Matter
  /** A message that was not understood; the next one is read together with it. */
  openQuestion: string
  facts: Facts
  /** All options that were offered, the newest last, and those of the last reply alone. */
  offered: readonly ReplyOption[]
  lastOffered: readonly ReplyOption[]
  refusedIds: ReadonlySet<string>
  /** How often in a row nothing fitted. */
  refusals: number
  /** Somebody said that it was too long. */
  isShortWanted: boolean
}

export const startOfConversation: ConversationState = {
  turn: 0,
  openQuestion: '',
  facts: noFacts,
  offered: [],
  lastOffered: [],
  refusedIds: new Set(),
  refusals: 0,
  isShortWanted: false,
}
