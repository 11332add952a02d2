import type { Reading } from '#engines/reader/reading.ts'
import { cardOf, type LibrarySituation } from './coach-library.ts'
import {
  type Candidate,
  type CoachReply,
  type CoachTurn,
  candidatesOf,
  situationOptions,
} from './coach-turn.ts'
import { composeAnswer } from './compose-answer.ts'
import { explainReceived } from './explain-received.ts'
import { isVeryPlain } from './is-very-plain.ts'
import { ownDraft } from './own-draft.ts'
import { type Facts, factsFor, mergeFacts, readFacts } from './read-facts.ts'
import { answer, optionsPart, type ReplyOption } from './reply.ts'
import { isHeavy, showsFeeling } from './shows-feeling.ts'
import { describeQuestion, texts } from './texts.ts'
import { thresholds } from './thresholds.ts'

/** So many situations are kept as what else may be meant. */
const MAX_OTHERS = 8
const MOST_OPTIONS = 3

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

/** The other candidates that are so likely, with answers of their own. */
function likely([best, ...others]: readonly Candidate[], share: number): LibrarySituation[] {
  if (!best) return []
  return others
    .filter(
      ({ situation, sureness }) =>
        sureness >= share * best.sureness && situation.answer !== best.situation.answer,
    )
    .map(({ situation }) => situation)
}

const isToldOnly = ({ asks }: Reading, least: number) => asks.is === 'tell' && asks.sureness >= least

const tellOptions = ({ library }: CoachTurn, isKnown: boolean): ReplyOption[] => [
  { text: texts.onlyTold, leadsTo: { kind: 'told' } },
  ...(isKnown ? [{ text: library.sentences.words, leadsTo: { kind: 'act', act: 'words' } } as const] : []),
  { text: texts.whatCanIDo, leadsTo: { kind: 'advice' } },
]

/** Somebody only tells something: no advice, and never a list of topics. */
function acknowledge(turn: CoachTurn, text: string, candidates: readonly Candidate[]): CoachReply {
  const options = tellOptions(turn, candidates.length > 0)
  return {
    parts: [
      answer(isHeavy(text) ? texts.thatIsALot : texts.thankYouForTelling),
      ...optionsPart(texts.whatWouldHelp, options),
    ],
    options,
    state: { openQuestion: text, matter: undefined, refusals: 0 },
  }
}

/** The others with whom the nearest candidates have to do, if it is the same for all. */
function sharedOther(candidates: readonly Candidate[]): string | undefined {
  const [first, ...others] = candidates.slice(0, MOST_OPTIONS).map(({ situation }) => situation.with)
  return others.length > 0 && others.every((other) => other === first) ? first : undefined
}

/** The honest short reply to what was not understood: what can be told of it, what is nearest, how to go on. */
export function admitNotUnderstood(
  turn: CoachTurn,
  text: string,
  reading: Reading,
  candidates: readonly Candidate[],
): CoachReply {
  if (isToldOnly(reading, thresholds.asksAt)) return acknowledge(turn, text, candidates)
  const near = candidates.filter(({ sureness }) => sureness >= thresholds.optionAt)
  const options = situationOptions(
    near.map(({ situation }) => situation),
    turn,
    turn.length === 'concise' ? 2 : MOST_OPTIONS,
  )
  const asks = reading.asks.sureness >= thresholds.asksAt ? reading.asks.is : undefined
  const told = describeQuestion(asks, sharedOther(near))
  const draft = ownDraft({ ...turn, text })
  return {
    parts: [
      ...(draft === undefined ? [] : [answer(texts.ownWords), { kind: 'words', text: draft } as const]),
      answer(told ? texts.takenUp(told) : texts.notUnderstood),
      answer(options.length > 0 ? texts.sayInOtherWords : texts.sayMore),
      ...optionsPart(texts.isOneNear, options),
    ],
    options,
    state: { openQuestion: text, matter: undefined },
  }
}

/** A short second try says too little by itself; it is read together with the first one. */
const MAX_ADDED_WORDS = 12

function questionSoFar({ state, read }: CoachTurn, text: string): { question: string; reading: Reading } {
  const alone = { question: text, reading: read(text) }
  if (state.openQuestion === '' || text.split(/\s+/).length > MAX_ADDED_WORDS) return alone
  const question = `${state.openQuestion}\n${text}`
  const reading = read(question)
  const sureness = (of: Reading) => of.situations[0]?.sureness ?? 0
  return sureness(reading) >= sureness(alone.reading) ? { question, reading } : alone
}

/** The reply to a message that asks about something, or tells of it, for the first time. */
export function answerQuestion(turn: CoachTurn, text: string = turn.text): CoachReply {
  const { question, reading } = questionSoFar(turn, text)
  const candidates = candidatesOf(reading, turn)
  const [best] = candidates
  if (!best || best.sureness < thresholds.guessAt)
    return explainReceived(turn) ?? admitNotUnderstood(turn, question, reading, candidates)
  const others = candidates.map(({ situation }) => situation)
  const base = {
    question,
    facts: mergeFacts(
      turn.state.openQuestion === '' ? { names: [], days: [] } : turn.state.facts,
      readFacts(text),
    ),
    others,
  }
  if (
    isToldOnly(reading, thresholds.tellAt) &&
    best.situation.asks !== 'tell' &&
    best.situation.cardId !== undefined
  ) {
    return answerSituation(best.situation, turn, {
      ...base,
      options: { question: texts.whatWouldHelp, options: tellOptions(turn, true) },
    })
  }
  const near = likely(candidates, thresholds.nearShare)
  const isBrief = near.length > 0 || best.sureness < thresholds.answerAt
  const share = isBrief
    ? Math.min(thresholds.nearShare, thresholds.alternativeShare)
    : thresholds.alternativeShare
  return answerSituation(best.situation, turn, {
    ...base,
    isBrief: isBrief && best.situation.cardId !== undefined,
    alternatives: likely(candidates, share),
  })
}
