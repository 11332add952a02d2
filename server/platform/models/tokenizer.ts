import { estimateTokens } from '#domain/token-allowance/allowance.ts'

export type Tokenizer = {
  /** How many tokens the text costs. Falls back to the estimate of the specification when counting fails. */
  count(text: string): Promise<number>
}

/**
 * Counts with the o200k vocabulary whatever provider answers, so that a message costs the same everywhere.
 * The vocabulary takes a while and some memory to load, so the first count loads it.
 */
export function createTokenizer(load = () => import('gpt-tokenizer/encoding/o200k_base')): Tokenizer {
  let loaded: Promise<(text: string) => number> | undefined
  const loadCounter = () => {
    loaded ??= load().then(
      ({ countTokens }) =>
        (text) =>
          countTokens(text, { allowedSpecial: 'all' }),
    )
    return loaded
  }
  return {
    async count(text) {
      try {
        return (await loadCounter())(text)
      } catch {
        return estimateTokens(text)
      }
    },
  }
}
