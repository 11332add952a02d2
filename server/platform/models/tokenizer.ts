import { estimateTokens } from '#domain/token-allowance/allowance.ts'
import { createTokenCounter } from './count-tokens.ts'
import { loadVocabulary } from './token-vocabulary.ts'

export type Tokenizer = {
  /** How many tokens the text costs. Falls back to the estimate of the specification when counting fails. */
  count(text: string): Promise<number>
}

/**
 * Pieces of up to 1,000 characters, cut before a space where there is one, as the vocabulary does: the work of counting
 * grows with the square of a text that has none.
 */
const pieces = /.{1,1000}(?<=\S)(?= \S|$)|.{1,1000}/gs

/**
 * Counts with the o200k vocabulary whatever provider answers, so that a message costs the same everywhere. The
 * vocabulary takes a moment to read, so the first count reads it.
 */
export function createTokenizer(load = loadVocabulary): Tokenizer {
  let countPiece: ((text: string) => number) | undefined
  return {
    async count(text) {
      try {
        countPiece ??= createTokenCounter(load())
        let count = 0
        for (const [piece] of text.matchAll(pieces)) count += countPiece(piece)
        return count
      } catch {
        return estimateTokens(text)
      }
    },
  }
}
