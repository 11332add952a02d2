import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'
import type { ChangedCase } from './further-answers.ts'
import { thresholds } from './thresholds.ts'

/** The words of a text that carry meaning, by their stems. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map(stemEnglish),
  )

/** One word alone says a case only where little else is said. */
const MOST_STEMS_BESIDE_ONE = 4

/** How much of one way of saying a case stands in what was said, 0 to 1; one shared word of several is no more than a hint. */
function shareOf(way: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const shared = [...way].filter((stem) => said.has(stem)).length
  if (way.size === 1) return said.size <= MOST_STEMS_BESIDE_ONE ? shared : 0
  return shared < 2 ? 0 : shared / way.size
}

/** The case that a message adds to a matter, by the way of saying it that it holds most of; nothing below half of it. */
export function findCase(text: string, cases: readonly ChangedCase[]): ChangedCase | undefined {
  const said = stemsOf(text)
  const [best] = cases
    .map((of) => ({ of, share: Math.max(...of.when.map((way) => shareOf(stemsOf(way), said))) }))
    .toSorted((one, other) => other.share - one.share)
  return best && best.share >= thresholds.caseAt ? best.of : undefined
}
