import type { SkillCard } from '../skill-card.ts'
import type { CoachHit } from './coach-library.ts'
import { type CoachTurn, isStrong, MAX_OPTIONS } from './coach-turn.ts'
import { personToAsk } from './person-to-ask.ts'
import { answerParts, partsLeft, planMore } from './plan-follow-up.ts'
import { type AnswerReason, type CardPart, cardParts, type ReplyPlan } from './reply-plan.ts'

/** A second card that is this likely, relative to the best one, may be what was meant. */
const CLOSE_SHARE = 0.1

/** A supporter writes about somebody else, and a card's "you" is then not the reader. */
const aboutSomeoneElse =
  /\bmy ((\d+|\w+)[ -]year[ -]old |autistic |little |teenage |adult )*(son|daughter|child|kid|kids|children|grandson|granddaughter|student|client|pupil)\b|\bmy ([\w-]+ ){0,2}(is|might be|may be) autistic\b/i

/** A second card that is not far behind the first is named, so that a wrong guess costs one word. */
function alternativeTo({ library }: CoachTurn, [best, second]: readonly CoachHit[]): SkillCard | undefined {
  if (!best || !second || second.card.module !== best.card.module) return undefined
  if (library.isToAvoid(second.card.id)) return undefined
  return second.score >= CLOSE_SHARE * best.score ? second.card : undefined
}

/** The parts of a first answer: those of the reply length, and those that the person always wants. */
function firstParts({ length, library }: CoachTurn, card: SkillCard): CardPart[] {
  const { wantedParts, wantsOneThingAtATime } = library.personal
  if (wantsOneThingAtATime) return ['whatIsGoingOn']
  const wanted = new Set([...answerParts[length], ...wantedParts])
  const available = partsLeft(card, new Set())
  return cardParts.filter((part) => wanted.has(part) && available.includes(part))
}

/** A card's answer; when it is already the topic, what has not been shown of it. */
export function planAnswer(
  turn: CoachTurn,
  card: SkillCard,
  reason: AnswerReason,
  hits: readonly CoachHit[] = [],
): ReplyPlan {
  const { state, library, text } = turn
  if (card.id === state.topicId && state.shown.size > 0) {
    return planMore(card, state, turn.length, reason === 'question' ? 'same-topic' : reason)
  }
  const parts = firstParts(turn, card)
  const pointer = hits
    .slice(1, MAX_OPTIONS)
    .find((hit) => isStrong(hit) && hit.card.module !== card.module && !library.isToAvoid(hit.card.id))
  return {
    kind: 'answer',
    cardId: card.id,
    reason,
    parts,
    isAgain: false,
    left: partsLeft(card, new Set(parts)),
    pointerId: pointer?.card.id,
    alternativeId: alternativeTo(turn, hits)?.id,
    personToAsk: personToAsk(text)?.person,
    saysWhoYouIs:
      state.topicId === undefined && (library.personal.isForSomeoneElse || aboutSomeoneElse.test(text)),
    stepsFollow: library.personal.wantsOneThingAtATime,
  }
}
