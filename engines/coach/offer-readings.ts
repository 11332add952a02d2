import type { Reading } from '#engines/reader/reading.ts'
import { needCandidates } from './answer-generally.ts'
import type { CoachLibrary, LibrarySituation } from './coach-library.ts'
import { type Candidate, type CoachTurn, isHeavySituation } from './coach-turn.ts'
import { countReply } from './count-words.ts'
import { optionsPart, type ReplyOption, type ReplyPart } from './reply.ts'
import { maxWords, thresholds } from './thresholds.ts'

const MOST_READINGS = 3
const MOST_CONCISE_READINGS = 2

/**
 * What a message may be where nothing of it leads: the likeliest situations and needs in one order. A need's answer is
 * true of many matters and says less about this one, so that it counts for less. What is far less likely than the first
 * is left out, and fills no place up.
 */
export function readingsOf(
  reading: Reading,
  candidates: readonly Candidate[],
  turn: CoachTurn,
): LibrarySituation[] {
  const needed = needCandidates(reading, candidates, turn)
  const least = needed.length > 0 ? thresholds.nearOptionAt : thresholds.optionAt
  const inOrder = [...candidates.filter(({ sureness }) => sureness >= least), ...needed]
    .filter(({ situation: { cardId } }) => cardId === undefined || !turn.choices.isToAvoid(cardId))
    .toSorted((one, other) => other.weight - one.weight)
  const enough = thresholds.readingShare * (inOrder[0]?.weight ?? 0)
  return inOrder
    .filter(({ weight }) => weight >= enough)
    .slice(0, turn.length === 'concise' ? MOST_CONCISE_READINGS : MOST_READINGS)
    .map(({ situation }) => situation)
}

/**
 * Whether an answer may be said to somebody who may mean another thing: what takes up a loss or a joy, or is about
 * violence or the like, is said to whoever told of it.
 */
const mayBeSaidAsGuess = (situation: LibrarySituation, library: CoachLibrary): boolean =>
  situation.asks !== 'tell' && !isHeavySituation(situation, library)

/**
 * The readings as options, with the answer that each leads to, so that whoever finds theirs needs no further step: the
 * likeliest first, each whole or not at all, as far as the reply has room.
 * @param before what the reply says before them
 */
export function withAnswers(
  readings: readonly LibrarySituation[],
  { before, question }: { before: readonly ReplyPart[]; question: string },
  { library, length }: Pick<CoachTurn, 'library' | 'length'>,
): ReplyOption[] {
  let shown = readings.map(
    ({ id, title }): ReplyOption => ({ text: title, leadsTo: { kind: 'situation', id } }),
  )
  for (const [place, situation] of readings.entries()) {
    const option = shown[place]
    if (!option || !mayBeSaidAsGuess(situation, library)) continue
    const longer = shown.with(place, { ...option, answer: situation.answer })
    if (countReply([...before, ...optionsPart(question, longer)]) <= maxWords[length]) shown = longer
  }
  return shown
}
