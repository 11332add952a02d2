import type { ReplyLength } from '../reply-length.ts'
import type { SkillCard } from '../skill-card.ts'
import { cardSteps, listPoints } from './card-steps.ts'
import type { ConversationState } from './conversation-state.ts'
import type { CoachIntent } from './read-intent.ts'
import { type AnswerReason, type CardPart, cardParts, type ReplyPlan } from './reply-plan.ts'

/** Of the words to use, the first answer gives this many; the others are `moreWords`. */
export const FIRST_WORDS = 2

/** What a first answer contains, by the length that the person chose. */
export const answerParts: Record<ReplyLength, readonly CardPart[]> = {
  concise: ['whatIsGoingOn', 'steps'],
  balanced: ['whatIsGoingOn', 'steps', 'words', 'questionToPractise'],
  detailed: cardParts,
}

/** How many parts "tell me more" gives at once. */
const partsAtOnce: Record<ReplyLength, number> = { concise: 1, balanced: 2, detailed: cardParts.length }

/** The parts of a card that have not been shown, in their order. */
export function partsLeft(card: SkillCard, shown: ReadonlySet<CardPart>): CardPart[] {
  const hasMoreWords = listPoints(card.sections.wordsToUse).length > FIRST_WORDS
  return cardParts.filter((part) => !shown.has(part) && (part !== 'moreWords' || hasMoreWords))
}

function answer(
  card: SkillCard,
  reason: AnswerReason,
  parts: readonly CardPart[],
  state: ConversationState,
): ReplyPlan {
  return {
    kind: 'answer',
    cardId: card.id,
    reason,
    parts,
    isAgain: state.previousPlan?.kind === 'answer' && state.previousPlan.reason === reason,
    left: partsLeft(card, new Set([...state.shown, ...parts])),
  }
}

/** More of the same card, or the word that nothing is left. */
export function planMore(
  card: SkillCard,
  state: ConversationState,
  length: ReplyLength,
  reason: AnswerReason = 'more',
): ReplyPlan {
  const parts = partsLeft(card, state.shown).slice(0, partsAtOnce[length])
  if (parts.length > 0) return answer(card, reason, parts, state)
  return { kind: 'all-given', cardId: card.id, relatedIds: card.related }
}

/** The part that was asked for. One that has been shown is not repeated. */
function planPart(card: SkillCard, state: ConversationState, part: CardPart): ReplyPlan {
  if (!state.shown.has(part)) return answer(card, 'requested', [part], state)
  return { kind: 'already-given', cardId: card.id, part, left: partsLeft(card, state.shown) }
}

/** One step alone, or the word that there is no further one. */
export function planOneStep(card: SkillCard, step: number, isSmaller: boolean): ReplyPlan {
  if (step >= cardSteps(card.sections.steps).length) {
    return { kind: 'all-given', cardId: card.id, relatedIds: card.related }
  }
  return { kind: 'one-step', cardId: card.id, step, isSmaller }
}

/** What helps when the steps did not: the card's other way first, then when not to use it, then other cards. */
function planOtherWay(card: SkillCard, state: ConversationState): ReplyPlan {
  if (!state.shown.has('ifThisDoesNotWork')) return answer(card, 'did-not-work', ['ifThisDoesNotWork'], state)
  return { kind: 'clarify', reason: 'tried-all', optionIds: card.related }
}

/** Who asks what to say wants to choose, so the words that stand further up are given again beside the others. */
function planWords(card: SkillCard, state: ConversationState): ReplyPlan {
  return partsLeft(card, state.shown).includes('moreWords')
    ? answer(card, 'requested', ['words', 'moreWords'], state)
    : planPart(card, state, 'words')
}

function planMoreWords(card: SkillCard, state: ConversationState): ReplyPlan {
  const part =
    state.shown.has('words') && partsLeft(card, state.shown).includes('moreWords') ? 'moreWords' : 'words'
  return planPart(card, state, part)
}

/**
 * The reply to a short request about the card of the last answer; nothing for an intent that is not about a card.
 */
export function planFollowUp(
  intent: CoachIntent,
  card: SkillCard,
  state: ConversationState,
  length: ReplyLength,
): ReplyPlan | undefined {
  switch (intent) {
    case 'more':
    case 'yes':
      return planMore(card, state, length)
    case 'why':
      return planPart(card, state, 'why')
    case 'example':
      return planPart(card, state, 'example')
    case 'words':
      return planWords(card, state)
    case 'more-words':
      return planMoreWords(card, state)
    case 'practice':
      return planPart(card, state, 'questionToPractise')
    case 'when-not':
      return planPart(card, state, 'whenNotToUseIt')
    case 'if-they-refuse':
      return state.shown.has('ifThisDoesNotWork')
        ? planOtherWay(card, state)
        : answer(card, 'if-they-refuse', ['ifThisDoesNotWork'], state)
    case 'went-badly':
      return state.shown.has('ifThisDoesNotWork')
        ? planOtherWay(card, state)
        : answer(card, 'went-badly', ['ifThisDoesNotWork'], state)
    case 'did-not-work':
      return planOtherWay(card, state)
    case 'shorter':
      return { kind: 'short', cardId: card.id }
    case 'steps':
      return state.shown.has('steps')
        ? planOneStep(card, 0, false)
        : answer(card, 'requested', ['steps'], state)
    case 'one-step':
      return planOneStep(card, 0, false)
    case 'smaller':
      return planOneStep(card, state.step ?? 0, true)
    case 'next-step':
      return state.step === undefined && state.shown.has('steps')
        ? planMore(card, state, length)
        : planOneStep(card, state.step === undefined ? 0 : state.step + 1, false)
    default:
      return undefined
  }
}
