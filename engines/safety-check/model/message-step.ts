import type { Judge, StretchScore } from './stretch-model.ts'

/** What a message is judged by, in this order: see `describeScores`. */
export type MessageStep = Record<Judge, readonly number[]>

/** What stands for a second and a third stretch where there is none (log odds). */
const NO_SECOND = -3
const NO_THIRD = -5
/** Keeps the products with the length near the other numbers. */
const LENGTH_PART = 5

/**
 * The scores of a message's stretches as a fixed number of numbers: for each judge the highest three and their soft sum,
 * the length, what the highest mean at that length, the last stretch (which may play down what came before), and what
 * the rules found.
 */
export function describeScores(
  scores: readonly StretchScore[],
  words: number,
  byRules: 'card' | 'line' | null,
): readonly number[] {
  const length = Math.log2(Math.max(1, words))
  const clear = highest(scores.map((one) => one.clear))
  const any = highest(scores.map((one) => one.any))
  const top = clear[0] ?? NO_SECOND
  const topAny = any[0] ?? NO_SECOND
  return [
    1,
    ...clear,
    ...any,
    length,
    (length * top) / LENGTH_PART,
    (length * topAny) / LENGTH_PART,
    Math.log(Math.max(1, scores.length)),
    top - (scores.at(-1)?.clear ?? top),
    byRules === 'line' ? 1 : 0,
    byRules === 'card' ? 1 : 0,
    byRules === 'line' ? length / LENGTH_PART : 0,
  ]
}

function highest(scores: readonly number[]): readonly number[] {
  const [first = NO_SECOND, second = Math.min(first, NO_SECOND), third = NO_THIRD] = scores.toSorted(
    (one, other) => other - one,
  )
  const sum = scores.reduce((total, score) => total + Math.exp(score), 0)
  return [first, second, third, scores.length === 0 ? first : Math.log(sum)]
}

/** The score of a message by one judge, in log odds. */
export const scoreScores = (weights: readonly number[], described: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (described[index] ?? 0), 0)
