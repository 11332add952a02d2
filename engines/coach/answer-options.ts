import type { LibrarySituation } from './coach-library.ts'
import type { CoachTurn } from './coach-turn.ts'
import { countReply } from './count-words.ts'
import { optionsPart, type ReplyOption, type ReplyPart } from './reply.ts'
import { maxWords } from './thresholds.ts'

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
