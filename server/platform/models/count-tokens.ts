import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants'
import type { TokenVocabulary } from './token-vocabulary.ts'

/** UTF-8 takes up to three bytes for each UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3

/**
 * Into how many tokens byte pair encoding turns the first `length` bytes: of all neighbours the pair with the lowest
 * rank is joined, again and again, until no pair is a token.
 */
function countMerged(vocabulary: TokenVocabulary, bytes: Uint8Array, length: number): number {
  const begins = Array.from({ length: length + 1 }, (_, index) => index)
  const rankAt = (part: number) => {
    const end = begins[part + 2]
    return end === undefined ? Number.POSITIVE_INFINITY : vocabulary.rankOf(bytes, begins[part] ?? 0, end)
  }
  /** The rank that each part would have together with the next. */
  const ranks = Array.from({ length }, (_, part) => rankAt(part))
  while (true) {
    let best = 0
    for (let part = 1; part < ranks.length; part += 1)
      if ((ranks[part] ?? 0) < (ranks[best] ?? 0)) best = part
    if (ranks[best] === Number.POSITIVE_INFINITY) return ranks.length
    begins.splice(best + 1, 1)
    ranks.splice(best, 1)
    ranks[best] = rankAt(best)
    if (best > 0) ranks[best - 1] = rankAt(best - 1)
  }
}

/** Counts the tokens of a text in the vocabulary o200k. Names of special tokens count as the text that they are. */
export function createTokenCounter(vocabulary: TokenVocabulary): (text: string) => number {
  const encoder = new TextEncoder()
  let bytes = new Uint8Array(4_096)
  return (text) => {
    if (bytes.length < text.length * MAX_BYTES_PER_UNIT)
      bytes = new Uint8Array(text.length * MAX_BYTES_PER_UNIT)
    let count = 0
    for (const [word] of text.matchAll(O200K_TOKEN_SPLIT_REGEX)) {
      const { written } = encoder.encodeInto(word, bytes)
      const isToken = vocabulary.rankOf(bytes, 0, written) !== Number.POSITIVE_INFINITY
      count += isToken ? 1 : countMerged(vocabulary, bytes, written)
    }
    return count
  }
}
