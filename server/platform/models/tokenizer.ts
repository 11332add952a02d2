import { estimateTokens } from '#domain/token-allowance/allowance.ts'

export type Tokenizer = {
  /** How many tokens the text costs. Falls back to the estimate of the specification when counting fails. */
  count(text: string): Promise<number>
}

/**
 * Pieces of up to 1,000 characters, cut before a space where there is one, as the vocabulary does: the work of counting
 * grows with the square of a text that has none.
 */
const pieces = /.{1,1000}(?<=\S)(?= \S|$)|.{1,1000}/gs

/** Names of special tokens, such as `<|endoftext|>`, count as the text that they are. */
const asText = { disallowedSpecial: new Set<string>() }

const loadVocabulary = () => import('gpt-tokenizer/encoding/o200k_base')

type TokenizerOptions = { load?: typeof loadVocabulary; onLoadFailure?: (error: unknown) => void }

/**
 * Counts with the o200k vocabulary whatever provider answers, so that a message costs the same everywhere. The
 * vocabulary takes a moment to load and 17 MB, so the first count loads it; where that fails, the next count tries again.
 * @param onLoadFailure told once, with what it failed with
 */
export function createTokenizer({ load = loadVocabulary, onLoadFailure }: TokenizerOptions = {}): Tokenizer {
  let loaded: ReturnType<typeof load> | undefined
  let hasTold = false
  const vocabulary = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      if (!hasTold) onLoadFailure?.(error)
      hasTold = true
      throw error
    })
    return loaded
  }
  return {
    async count(text) {
      try {
        const { countTokens } = await vocabulary()
        return (text.match(pieces) ?? []).reduce((sum, piece) => sum + countTokens(piece, asText), 0)
      } catch {
        return estimateTokens(text)
      }
    },
  }
}
