import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'

/** Short words ("I", "you", "not") say little of what somebody talks about. */
const LONGEST_SMALL_WORD = 3
const SMALL_WORD = 0.3
/** More than anybody says in one turn. */
const MAX_WORDS = 120

const stemsOf = (text: string) => new Set(splitWords(text).slice(0, MAX_WORDS).map(stemEnglish))

/** How much of two texts is the same words, from 0 to 1, whatever their length. */
export function sharedWords(one: string, other: string): number {
  const [own, theirs] = [stemsOf(one), stemsOf(other)]
  const shared = [...own].filter((stem) => theirs.has(stem))
  const weight = shared.reduce((sum, { length }) => sum + (length > LONGEST_SMALL_WORD ? 1 : SMALL_WORD), 0)
  return weight / Math.sqrt(own.size * theirs.size || 1)
}
