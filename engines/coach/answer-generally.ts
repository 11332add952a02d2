import type { Need } from '#engines/reader/need.ts'
import type { Reading, Sure } from '#engines/reader/reading.ts'
import { answerSituation, tellOptions } from './answer-situation.ts'
import type { LibraryGeneralAnswer } from './coach-library.ts'
import type { Candidate, CoachReply, CoachTurn } from './coach-turn.ts'
import { keyQuestion, keyTelling } from './key-sentence.ts'
import { readFacts } from './read-facts.ts'
import { isHeavy } from './shows-feeling.ts'
import { texts } from './texts.ts'
import { thresholds } from './thresholds.ts'

/** A word of being strange or wrong, where nobody thought of it. */
const hurtsWhereWrong: ReadonlySet<Need> = new Set(['is-it-me', 'was-it-wrong'])
const takesUpLoss: ReadonlySet<Need> = new Set(['tells-loss', 'tells-too-much'])

const isTelling = ({ is }: Sure<Need>) => is.startsWith('tells-')

/** Professionals have the answers of their own group, then those for everybody. */
const groups: Readonly<Record<Reading['who']['is'], readonly string[]>> = {
  person: ['person'],
  parent: ['parent', 'person'],
  partner: ['partner', 'person'],
  friend: ['partner', 'person'],
  teacher: ['teacher', 'person'],
  therapist: ['teacher', 'person'],
}
/** Answers for these others stand beside the one for everybody. */
const circles: Readonly<Record<string, string>> = {
  manager: 'work',
  colleague: 'work',
  client: 'work',
  date: 'date',
  ex: 'date',
}

/** With whom a message most likely has to do, by the situations that are nearest to it. */
function likelyCircle(candidates: readonly Candidate[]): string | undefined {
  const sums = new Map<string | undefined, number>()
  for (const { situation, sureness } of candidates) {
    const circle = circles[situation.with]
    sums.set(circle, (sums.get(circle) ?? 0) + sureness)
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** The general answer to a need for the one who writes, and for the circle in which it happens. */
function generalAnswerTo(
  need: Need,
  { who }: Reading,
  candidates: readonly Candidate[],
  { library, choices }: CoachTurn,
): LibraryGeneralAnswer | undefined {
  const isKnown = who.sureness >= thresholds.writerAt || choices.isForSomeoneElse
  const writers = isKnown ? groups[who.is] : groups.person
  const ofNeed = library.generalAnswers.filter((each) => each.need === need)
  const own = writers
    .map((writer) => ofNeed.filter((each) => each.who === writer))
    .find(({ length }) => length > 0)
  const circle = likelyCircle(candidates)
  return own?.find((each) => circles[each.with] === circle) ?? own?.[0] ?? ofNeed[0]
}

/** A word of danger, or of being strange or wrong, is not even offered on a guess. */
function leastToOffer(need: Need): number {
  if (need === 'danger') return thresholds.dangerAt
  return hurtsWhereWrong.has(need) ? thresholds.needAt : 0
}

/** The answers to the needs that a message most likely has, the likeliest first, as what may be meant. */
export const needCandidates = (
  reading: Reading,
  candidates: readonly Candidate[],
  turn: CoachTurn,
): Candidate[] =>
  reading.needs
    .filter(({ is, sureness }) => sureness >= leastToOffer(is))
    .flatMap(({ is, sureness }) => {
      const situation = generalAnswerTo(is, reading, candidates, turn)
      return situation ? [{ situation, sureness, weight: sureness * thresholds.needShare }] : []
    })

type Told = { question: string; reading: Reading; candidates: readonly Candidate[] }

const quoted = (says: (words: string) => string, words: string | undefined) =>
  words === undefined ? {} : { reading: says(words) }

const baseOf = ({ question, candidates }: Told) => ({
  question,
  facts: readFacts(question),
  others: candidates.map(({ situation }) => situation),
})

/** How surely somebody only tells something, whatever it is: single needs are often told apart less surely than that. */
const tellingShare = ({ needs }: Reading): number =>
  needs.filter(isTelling).reduce((sum, { sureness }) => sum + sureness, 0)

/**
 * Whether somebody rather only tells something than means a situation that asks for something: surely so beside one that
 * is likely; likely so beside one that is a guess, or beside none.
 */
export function tellsRather(reading: Reading, best?: Candidate): boolean {
  const [first] = reading.needs
  if (!first || !isTelling(first) || first.sureness < thresholds.tellingNeedAt) return false
  const share = tellingShare(reading)
  if (!best || best.sureness < thresholds.answerAt) return share >= thresholds.tellingAt
  return (
    share >= thresholds.surelyTellingAt &&
    best.sureness < thresholds.likelyAt &&
    best.situation.asks !== 'tell'
  )
}

/** Nobody's loss is called good, and nobody is comforted who told of none, unless it is likely. */
function leastForTelling(need: Need, question: string): number {
  if (isHeavy(question)) return takesUpLoss.has(need) ? thresholds.tellingNeedAt : thresholds.heavyNeedAt
  return takesUpLoss.has(need) ? thresholds.needAt : thresholds.tellingNeedAt
}

/** What is said to somebody who only tells: to what kind of thing it is, if that is known. */
export function acknowledgeGenerally(told: Told, turn: CoachTurn): CoachReply | undefined {
  const [need, other] = told.reading.needs.filter(isTelling)
  if (!need || need.sureness < leastForTelling(need.is, told.question)) return undefined
  // What may be a joy or a shame is called neither.
  if (other && other.sureness >= thresholds.tellingNearShare * need.sureness) return undefined
  const general = generalAnswerTo(need.is, told.reading, told.candidates, turn)
  return (
    general &&
    answerSituation(general, turn, {
      ...baseOf(told),
      ...quoted(texts.youWrite, keyTelling(told.question)),
      options: { question: texts.whatWouldHelp, options: tellOptions(turn, told.candidates.length > 0) },
    })
  )
}

/** How sure a need has to be, so that its answer comes before what is known of the situation. */
function leastSureness(need: Need, { question, candidates: [best] }: Told): number {
  const ofSituation = best?.sureness ?? 0
  if (ofSituation >= thresholds.answerAt) return Number.POSITIVE_INFINITY
  if (need === 'danger') return thresholds.dangerAt
  if (isHeavy(question)) return takesUpLoss.has(need) ? thresholds.needAt : thresholds.heavyNeedAt
  return ofSituation >= thresholds.guessAt || hurtsWhereWrong.has(need)
    ? thresholds.sureNeedAt
    : thresholds.needAt
}

/** What else may be meant: other needs and the nearest situation, a guess first. */
function alternativesTo(general: LibraryGeneralAnswer, { reading, candidates }: Told, turn: CoachTurn) {
  const [nearest] = candidates.filter(({ sureness }) => sureness >= thresholds.nearOptionAt)
  const others = needCandidates(reading, candidates, turn)
    .map(({ situation }) => situation)
    .filter(({ id }) => id !== general.id)
  if (!nearest) return others
  const place = nearest.sureness >= thresholds.guessAt ? 0 : 1
  return [...others.slice(0, place), nearest.situation, ...others.slice(place)]
}

/** The answer to what kind of thing is needed, where no situation is known and the need is. */
export function answerGenerally(told: Told, turn: CoachTurn): CoachReply | undefined {
  const { reading, candidates, question } = told
  const [need] = reading.needs
  if (!need || need.sureness < leastSureness(need.is, told)) return undefined
  if (isTelling(need)) return acknowledgeGenerally(told, turn)
  const general = generalAnswerTo(need.is, reading, candidates, turn)
  if (!general) return undefined
  return answerSituation(general, turn, {
    ...baseOf(told),
    ...quoted(texts.youAsk, keyQuestion(question)),
    alternatives: alternativesTo(general, told, turn),
  })
}
