import type { Reading } from '#engines/reader/reading.ts'
import { needCandidates } from './answer-generally.ts'
import type { LibrarySituation } from './coach-library.ts'
import { type Candidate, type CoachTurn, situationOptions } from './coach-turn.ts'
import { countReply } from './count-words.ts'
import { optionsPart, type ReplyOption, type ReplyPart } from './reply.ts'
import { maxWords, thresholds } from './thresholds.ts'

const MOST_READINGS = 3
const MOST_CONCISE_READINGS = 2

/**
 * What a message may be where nothing of it leads: the likeliest situations and needs in one order. A need's answer is
 * true of many matters and says less about this one, so that it counts for less.
 */
export function readingsOf(
  reading: Reading,
  candidates: readonly Candidate[],
  turn: CoachTurn,
): ReplyOption[] {
  const needed = needCandidates(reading, candidates, turn)
  const least = needed.length > 0 ? thresholds.nearOptionAt : thresholds.optionAt
  const likeliest = [...candidates.filter(({ sureness }) => sureness >= least), ...needed]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ situation }) => situation)
  return situationOptions(likeliest, turn, turn.length === 'concise' ? MOST_CONCISE_READINGS : MOST_READINGS)
}

/** What takes up a loss or a joy is said to whoever told of it, and to nobody as a guess. */
const mayBeSaidAsGuess = ({ asks, answer }: LibrarySituation) => asks !== 'tell' && answer !== ''

/**
 * The options with the answer that each leads to, so that whoever finds theirs needs no further step: the likeliest
 * first, each whole or not at all, as far as the reply has room.
 * @param before what the reply says before them
 */
export function withAnswers(
  options: readonly ReplyOption[],
  { before, question }: { before: readonly ReplyPart[]; question: string },
  { library, length }: Pick<CoachTurn, 'library' | 'length'>,
): ReplyOption[] {
  let shown = [...options]
  for (const [place, option] of options.entries()) {
    const { leadsTo } = option
    const situation = leadsTo.kind === 'situation' ? library.situations.get(leadsTo.id) : undefined
    if (!situation || !mayBeSaidAsGuess(situation)) continue
    const longer = shown.with(place, { ...option, answer: situation.answer })
    if (countReply([...before, ...optionsPart(question, longer)]) <= maxWords[length]) shown = longer
  }
  return shown
}
