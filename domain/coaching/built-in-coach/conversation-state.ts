import type { CardPart, ReplyPlan } from './reply-plan.ts'

/**
 * What the coach remembers of a conversation. It is never stored: it follows from the person's messages, which
 * are gone through again with each new one.
 */
export type ConversationState = {
  /** How many messages the person has sent before this one. */
  turn: number
  /** The card that the last answer was about. */
  topicId?: string
  /** The parts of that card that have reached the person. */
  shown: ReadonlySet<CardPart>
  /** The topics that the last reply offered to choose from. */
  offeredIds: readonly string[]
  /** The last message that asked about a topic; a later detail is read together with it. */
  question: string
  /** The step that was last shown alone, counted from 0. */
  step?: number
  /** Cards that the person has said do not fit, or that were offered and refused. */
  refusedIds: readonly string[]
  /** What the last reply said; the next one says something else. */
  previousPlan?: ReplyPlan
}

export const startOfConversation: ConversationState = {
  turn: 0,
  shown: new Set(),
  offeredIds: [],
  question: '',
  refusedIds: [],
}
