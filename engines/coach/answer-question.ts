import { countWords } from '#engines/english/count-words.ts'
import type { Reading } from '#engines/reader/reading.ts'
import { acknowledgeGenerally, answerGenerally, tellsRather } from './answer-generally.ts'
import { answerSituation, tellOptions } from './answer-situation.ts'
import type { LibrarySituation } from './coach-library.ts'
import { type Candidate, type CoachReply, type CoachTurn, candidatesOf } from './coach-turn.ts'
import { explainReceived } from './explain-received.ts'
import { readingsOf, withAnswers } from './offer-readings.ts'
import { ownDraft } from './own-draft.ts'
import { mergeFacts, readFacts } from './read-facts.ts'
import { answer, optionsPart, type ReplyPart } from './reply.ts'
import { isHeavy } from './shows-feeling.ts'
import { describeQuestion, texts } from './texts.ts'
import { thresholds } from './thresholds.ts'

const MOST_OPTIONS = 3

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

/** Somebody only tells something: no advice, and never a list of topics. */
function acknowledge(
  turn: CoachTurn,
  text: string,
  reading: Reading,
  candidates: readonly Candidate[],
): CoachReply {
  const known = acknowledgeGenerally({ question: text, reading, candidates }, turn)
  if (known) return known
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
  if (isToldOnly(reading, thresholds.asksAt) || tellsRather(reading))
    return acknowledge(turn, text, reading, candidates)
  const draft = ownDraft({ ...turn, text })
  const general =
    draft === undefined ? answerGenerally({ question: text, reading, candidates }, turn) : undefined
  if (general) return general
  const readings = readingsOf(reading, candidates, turn)
  const asks = reading.asks.sureness >= thresholds.asksAt ? reading.asks.is : undefined
  const told = describeQuestion(asks, sharedOther(candidates))
  const drafted: ReplyPart[] =
    draft === undefined ? [] : [answer(texts.ownWords), { kind: 'words', text: draft }]
  if (readings.length === 0)
    return {
      parts: [...drafted, answer(told ? texts.takenUp(told) : texts.notUnderstood), answer(texts.sayMore)],
      state: { openQuestion: text, matter: undefined },
    }
  const unsure = readings.length > 1 ? texts.severalReadings : texts.oneReading
  const before = [...drafted, answer(told ? `${told}. ${unsure}` : unsure)]
  const options = withAnswers(readings, { before, question: texts.chooseReading }, turn)
  return {
    parts: [...before, ...optionsPart(texts.chooseReading, options)],
    options,
    state: { openQuestion: text, matter: undefined },
  }
}

/** A short second try says too little by itself; it is read together with the first one. */
const MAX_ADDED_WORDS = 12

function questionSoFar({ state, read }: CoachTurn, text: string): { question: string; reading: Reading } {
  const alone = { question: text, reading: read(text) }
  if (state.openQuestion === '' || countWords(text) > MAX_ADDED_WORDS) return alone
  const question = `${state.openQuestion}\n${text}`
  const reading = read(question)
  const sureness = (of: Reading) => of.situations[0]?.sureness ?? 0
  return sureness(reading) >= sureness(alone.reading) ? { question, reading } : alone
}

/** What words or people mean is what the message needs most, as far as the reader tells. */
const needsMeaning = ({ needs: [need] }: Reading) =>
  need !== undefined &&
  (need.is === 'meaning-of-words' || need.is === 'intentions') &&
  need.sureness >= thresholds.needAt

/** The reply to a message that asks about something, or tells of it, for the first time. */
export function answerQuestion(turn: CoachTurn, text: string = turn.text): CoachReply {
  const { question, reading } = questionSoFar(turn, text)
  const candidates = candidatesOf(reading, turn)
  const [best] = candidates
  if (!best || best.sureness < thresholds.answerAt) {
    const explained = tellsRather(reading) ? undefined : explainReceived(turn, needsMeaning(reading))
    return explained ?? admitNotUnderstood(turn, question, reading, candidates)
  }
  const general = answerGenerally({ question, reading, candidates }, turn)
  if (general) return general
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
  if (tellsRather(reading, best)) {
    const told = acknowledgeGenerally({ question, reading, candidates }, turn)
    if (told) return told
  }
  const near = likely(candidates, thresholds.nearShare)
  const isBrief = near.length > 0
  const share = isBrief
    ? Math.min(thresholds.nearShare, thresholds.alternativeShare)
    : thresholds.alternativeShare
  return answerSituation(best.situation, turn, {
    ...base,
    isBrief: isBrief && best.situation.cardId !== undefined,
    alternatives: likely(candidates, share),
  })
}
