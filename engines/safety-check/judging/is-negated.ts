import { isWordOf, type Message } from './message.ts'

/** A negation further left than this does not govern the sign. */
const MAX_REACH_WORDS = 12

/**
 * Whether a "not" governs the words from `start` on: "I do not want to | die", "no plans to | kill myself". Only
 * auxiliary words may stand between, so that "nobody knows that I want to die" is not one; and "why not just kill
 * myself" is none either.
 */
export function isNegated({ tokens }: Message, start: number): boolean {
  const sentence = tokens[start]?.sentence
  for (let at = start - 1; at >= 0 && start - at <= MAX_REACH_WORDS; at--) {
    const token = tokens[at]
    if (!token || token.sentence !== sentence) return false
    if (isWordOf('NOT', token.word)) {
      const before = [tokens[at - 1]?.word, tokens[at - 2]?.word, tokens[at - 3]?.word]
      // "I still have not killed myself" is no denial.
      const isRhetorical = ['why', 'if', 'still'].some((word) => before.includes(word))
      const isMore =
        ['only', 'just'].includes(tokens[at + 1]?.word ?? '') &&
        isWordOf('NOT', token.word) &&
        at + 2 === start
      return !isRhetorical && !isMore
    }
    if (!isWordOf('NEG_CARRIER', token.word) && !isWordOf('FILLER', token.word)) return false
  }
  return false
}
