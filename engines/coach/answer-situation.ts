import { cardOf, type LibrarySituation } from './coach-library.ts'
import { type CoachReply, type CoachTurn, situationOptions } from './coach-turn.ts'
import { composeAnswer } from './compose-answer.ts'
import { isVeryPlain } from './is-very-plain.ts'
import { ownDraft } from './own-draft.ts'
import { type Facts, factsFor } from './read-facts.ts'
import type { ReplyOption } from './reply.ts'
import { showsFeeling } from './shows-feeling.ts'
import { texts } from './texts.ts'

/** So many situations are kept as what else may be meant. */
const MAX_OTHERS = 8

type Chosen = {
  /** The words that the answer is for. */
  question: string
  facts: Facts
  others: readonly LibrarySituation[]
  alternatives?: readonly LibrarySituation[]
  isBrief?: boolean
  /** What the message is taken for, said before the answer; where it is a guess, its title is said in any case. */
  reading?: string
  /** Options that stand in place of other situations. */
  options?: { question: string; options: readonly ReplyOption[] }
}

/** Answers a situation, which is what the conversation is about from then on. */
export function answerSituation(situation: LibrarySituation, turn: CoachTurn, chosen: Chosen): CoachReply {
  const isPlain = isVeryPlain(turn.text) || isVeryPlain(chosen.question)
  const isBrief = chosen.isBrief ?? false
  const card = cardOf(turn.library, situation)
  const { parts, said, options } = composeAnswer({
    situation,
    card,
    facts: factsFor(chosen.facts, situation.with),
    draft: ownDraft({ ...turn, text: chosen.question }),
    showsFeeling: showsFeeling(chosen.question),
    isPlain,
    isBrief: isBrief || chosen.options !== undefined,
    reading: chosen.reading,
    question: chosen.options?.question ?? (isBrief ? texts.unsure : texts.alternatives),
    options: chosen.options?.options ?? situationOptions(chosen.alternatives ?? [], turn, isBrief ? 3 : 2),
    length: turn.length,
    choices: turn.choices,
  })
  const otherIds = chosen.others.filter(({ id }) => id !== situation.id).map(({ id }) => id)
  return {
    parts,
    options,
    ...(card && { cardId: card.id }),
    state: {
      matter: {
        situationId: situation.id,
        question: chosen.question,
        otherIds: otherIds.slice(0, MAX_OTHERS),
        isPlain,
        said: new Set(said),
        ...(said.includes('step') && { place: { step: 0, pieces: [] } }),
      },
      facts: chosen.facts,
      openQuestion: '',
      refusals: 0,
    },
  }
}

/** What may be wanted by somebody who only tells something. */
export const tellOptions = ({ library }: CoachTurn, isKnown: boolean): ReplyOption[] => [
  { text: texts.onlyTold, leadsTo: { kind: 'told' } },
  ...(isKnown ? [{ text: library.sentences.words, leadsTo: { kind: 'act', act: 'words' } } as const] : []),
  { text: texts.whatCanIDo, leadsTo: { kind: 'advice' } },
]
