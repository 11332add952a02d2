import { readTerms } from '#engines/text-model/read-features.ts'
import { sumTerms, type TermIndex } from '#engines/text-model/term-index.ts'

/** The choice of a message that no situation fits. */
export const NO_SITUATION = ''

/**
 * How the two are joined, chosen on voices that neither had learned from: how much the terms count, how much less sure
 * both together are than each alone, and how much likelier than they say it is that nothing fits.
 */
const TERMS_COUNT = 1.5
const TEMPERATURE = 2
const NONE_BIAS = 3
/** What the model holds for nearly impossible, the terms can still bring forward. */
const FLOOR = 1e-6

/**
 * The shares of a model together with what the index has of the same text. The model generalizes from all that it saw,
 * the index remembers who says which words of what: on strangers' messages both together name the right situation
 * first a third more often than the model alone.
 * @param shares of the choices of the index, in its order
 */
export function joinTerms(shares: Float64Array, index: TermIndex, text: string): Float64Array {
  const { terms, words } = readTerms(text)
  const factor = TERMS_COUNT / Math.sqrt(Math.max(words, 1))
  const spoken = sumTerms(index, terms)
  const scores = shares.map(
    (share, choice) =>
      (Math.log(share + FLOOR) + factor * (spoken[choice] ?? 0)) / TEMPERATURE +
      (index.choices[choice] === NO_SITUATION ? NONE_BIAS : 0),
  )
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const raised = scores.map((score) => Math.exp(score - highest))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}
