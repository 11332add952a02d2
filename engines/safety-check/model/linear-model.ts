import { SCENARIO_MARK } from './count-parts.ts'

/** A weighted sum over features. Features that it does not name count for nothing. */
export type LinearModel = {
  bias: number
  /** Where the weight of a feature stands in `weights`. */
  numbers: ReadonlyMap<string, number>
  weights: Float64Array
}

export function createLinearModel(
  bias: number,
  entries: readonly (readonly [feature: string, weight: number])[],
): LinearModel {
  return {
    bias,
    numbers: new Map(entries.map(([feature], number) => [feature, number])),
    weights: Float64Array.from(entries, ([, weight]) => weight),
  }
}

/** Fewer features than this are weighed as if they were so many, so that one word alone decides little. */
const MIN_FEATURES = 8
/** What the weight of a situation is multiplied with: unlike words, situations count the same at any length. */
const SCENARIO_FACTOR = 0.6

/**
 * What the sum of the weights of `count` words' features is multiplied with, so that a long message does not weigh
 * more than a short one. The training uses the same.
 */
export function wordFactor(count: number): number {
  return 1 / Math.sqrt(Math.max(MIN_FEATURES, count))
}

/** Whether a feature tells of a situation, and its factor if so; the others share `wordFactor`. */
export const factorOf = (feature: string, ofWords: number): number =>
  feature.startsWith(SCENARIO_MARK) ? SCENARIO_FACTOR : ofWords

/** The score of a stretch of words, in log odds: above 0 means rather yes. */
export function scoreFeatures({ bias, numbers, weights }: LinearModel, features: readonly string[]): number {
  const known: { feature: string; weight: number }[] = []
  for (const feature of features) {
    const number = numbers.get(feature)
    if (number !== undefined) known.push({ feature, weight: weights[number] ?? 0 })
  }
  const ofWords = wordFactor(known.length)
  let sum = 0
  for (const { feature, weight } of known) sum += weight * factorOf(feature, ofWords)
  return bias + sum
}
