import { cardSteps, smallerPieces } from './card-pieces.ts'
import { type CoachReply, type CoachTurn, type OpenMatter, withSaid } from './coach-turn.ts'
import type { StepPlace } from './conversation-state.ts'
import { type FollowUp, widerOpening } from './follow-ups.ts'
import { answer, type ReplyPart } from './reply.ts'
import { texts } from './texts.ts'

/** The steps of this situation's own, else those of its card. */
const stepsOf = ({ card, situation }: OpenMatter): readonly string[] =>
  situation.further?.steps ?? cardSteps(card?.sections.steps ?? '')

function atPlace(open: OpenMatter, place: StepPlace | undefined, ...parts: readonly ReplyPart[]): CoachReply {
  return {
    parts,
    ...(open.card && { cardId: open.card.id }),
    state: { matter: { ...open.matter, place } },
  }
}

function stepPart(open: OpenMatter, { step, pieces }: StepPlace): ReplyPart {
  const steps = stepsOf(open)
  return { kind: 'step', number: step + 1, of: steps.length, text: pieces[0] ?? steps[step] ?? '' }
}

const oneThing = (open: OpenMatter): CoachReply =>
  atPlace(open, undefined, answer(texts.noSteps), {
    kind: 'now',
    text: open.situation.now || open.situation.answer,
  })

/** The first step alone, however far somebody was. */
export const giveFirstStep: FollowUp = (open, turn) => {
  if (stepsOf(open).length === 0) return oneThing(open)
  const place = { step: 0, pieces: [] }
  if (open.situation.further?.steps) return atPlace(open, place, stepPart(open, place))
  const told = { ...open, matter: withSaid(open.matter, 'wider') }
  return atPlace(told, place, ...widerOpening(open, turn), stepPart(open, place))
}

/** The rest of a step that was made smaller, else the following step; after the last one a sentence says so. */
export const giveNextStep: FollowUp = (open, turn) => {
  const steps = stepsOf(open)
  const { place } = open.matter
  if (!place || steps.length === 0) return giveFirstStep(open, turn)
  const pieces = place.pieces.slice(1)
  const next = { step: pieces.length > 0 ? place.step : place.step + 1, pieces }
  if (next.step >= steps.length) return atPlace(open, place, answer(texts.lastStep))
  return atPlace(open, next, stepPart(open, next))
}

/** The first piece of the present step; the others come one by one. */
export const giveSmallerStep: FollowUp = (open) => {
  const steps = stepsOf(open)
  if (steps.length === 0) return oneThing(open)
  const { step, pieces } = open.matter.place ?? { step: 0, pieces: [] }
  const smaller = smallerPieces(pieces[0] ?? steps[step] ?? '')
  const place = { step, pieces: [...smaller, ...pieces.slice(1)] }
  if (smaller.length < 2) return atPlace(open, open.matter.place, answer(texts.notSmaller))
  return atPlace(open, place, stepPart(open, place))
}

/** The step that somebody names: "step 3". */
export function giveNamedStep(open: OpenMatter, { text }: CoachTurn): CoachReply | undefined {
  const number = Number(/^\W*(?:show |give |tell )?(?:me )?(?:the )?step (\d)\W*$/i.exec(text)?.[1])
  const place = { step: number - 1, pieces: [] }
  return number >= 1 && number <= stepsOf(open).length
    ? atPlace(open, place, stepPart(open, place))
    : undefined
}
