import type { CoachCard, LibrarySituation } from './coach-library.ts'
import { countWords } from './count-words.ts'

const MAX_WORDS = 12
/** The first clause of a matter is somebody's own only where it tells of others. */
const tellsOfOthers =
  /^(A|An|The|Somebody|Someone|Nobody|Others|People|Two|Several|Friends|Coworkers|Children|Whether|How|What|Which|Who)\b/
const saidOfTheWriter = /\b(writer|person|own|autistic person|diagnos\w*|normal\w*)\b/i

/** "Medical: how much of a medicine …" */
const withoutHeading = (matter: string) => {
  const rest = matter.replace(/^\p{Lu}\p{L}+(?: \p{L}+)?:\s+/u, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function fromMatter(matter: string): string | undefined {
  const [clause = ''] = withoutHeading(matter).split(/[;,:]\s|\.(?:\s|$)/)
  const isFit = countWords(clause) >= 3 && countWords(clause) <= MAX_WORDS
  return isFit && tellsOfOthers.test(clause) && !saidOfTheWriter.test(clause) ? `${clause}.` : undefined
}

/**
 * How a situation is offered to choose from, in at most twelve words: its own line, else the beginning of its matter
 * where that tells of others, else what its card is called.
 */
export function optionText(situation: LibrarySituation, card: CoachCard | undefined): string {
  return situation.option ?? fromMatter(situation.matter) ?? card?.title ?? withoutHeading(situation.matter)
}
