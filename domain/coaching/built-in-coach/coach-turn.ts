import { wordByWord } from '#engines/english/word-by-word.ts'
import type { ReplyLength } from '../reply-length.ts'
import type { SkillCard } from '../skill-card.ts'
import type { CoachHit, CoachLibrary } from './coach-library.ts'
import type { ConversationState } from './conversation-state.ts'
import { personToAsk } from './person-to-ask.ts'
import type { ClarifyReason, ReplyPlan } from './reply-plan.ts'
import { someTopics } from './some-topics.ts'
import { soundsHard } from './sounds-hard.ts'

/** A clarifying question offers at most this many topics; more would have to be searched through. */
export const MAX_OPTIONS = 3

/** One message of the person with all that its reply is planned from. */
export type CoachTurn = { text: string; state: ConversationState; library: CoachLibrary; length: ReplyLength }

/** Whether a card fits surely enough to be told without asking. */
export const isStrong = (hit: CoachHit | undefined) => hit?.confidence === 'strong'

/** The card that the conversation is about, if it is about one. */
export function topicOf({ state, library }: Pick<CoachTurn, 'state' | 'library'>): SkillCard | undefined {
  return state.topicId === undefined ? undefined : library.cards.get(state.topicId)
}

/** An answer to "which of these do you mean" in so few words says too little by itself. */
const MAX_ADDED_WORDS = 4

/**
 * The question that is being asked: a few words said while the coach waits to hear which topic is meant belong to what
 * was asked before.
 */
export function questionSoFar({ previousPlan, question }: ConversationState, text: string): string {
  const isWaiting =
    previousPlan?.kind === 'clarify' && ['unsure', 'feeling', 'choose-one'].includes(previousPlan.reason)
  const isShort = text.trim().split(/\s+/).length <= MAX_ADDED_WORDS
  return isWaiting && isShort && question !== '' ? `${question}\n${text}` : text
}

/** A question that the card itself poses was reviewed together with its answer. */
export function isOwnQuestion(text: string, card: SkillCard): boolean {
  return card.questions.some((question) => wordByWord(question) === wordByWord(text))
}

/** Says that no card fits, and names some topics and, where the question sounds like it, a person to ask. */
export function planNoMatch({ text, state, library }: CoachTurn): ReplyPlan {
  const person = personToAsk(text)?.person
  return {
    kind: 'no-match',
    topicIds: someTopics(library, state),
    personToAsk: person,
    soundsHard: person === undefined && soundsHard(text),
  }
}

/**
 * Asks which card is meant; with nothing left to offer it says so.
 * @param leadId the card whose first step is given at once, if it is still among those to choose from
 */
export function planClarify(
  turn: CoachTurn,
  reason: ClarifyReason,
  ids: readonly string[],
  leadId?: string,
): ReplyPlan {
  const open = ids.filter((id) => !turn.state.refusedIds.includes(id) && turn.library.cards.has(id))
  if (open.length === 0) return planNoMatch(turn)
  const optionIds = open.slice(0, MAX_OPTIONS)
  return {
    kind: 'clarify',
    reason,
    optionIds,
    ...(leadId !== undefined && optionIds.includes(leadId) && !turn.library.isToAvoid(leadId) && { leadId }),
    ...((reason === 'unsure' || reason === 'feeling') && soundsHard(turn.text) && { soundsHard: true }),
  }
}
