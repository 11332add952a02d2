import type { Span } from '../judging/finding.ts'

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

/**
 * What the sum of the weights of `count` features is multiplied with, so that a long message does not weigh more than
 * a short one. The training uses the same.
 */
export function lengthFactor(count: number): number {
  return 1 / Math.sqrt(Math.max(MIN_FEATURES, count))
}

/**
 * The score of each stretch of a message, in log odds: above 0 means rather yes. Every feature counts once per
 * stretch.
 * @param features the features of each word
 */
export function scoreWindows(
  { bias, numbers, weights }: LinearModel,
  features: readonly (readonly string[])[],
  windows: readonly Span[],
): readonly number[] {
  const known = features.map((names) => {
    const found: number[] = []
    for (const name of names) {
      const number = numbers.get(name)
      if (number !== undefined) found.push(number)
    }
    return found
  })
  /** The last window that counted a feature, from 1. */
  const countedIn = new Int32Array(weights.length)
  return windows.map(({ start, end }, index) => {
    let sum = 0
    let count = 0
    for (let at = start; at < end; at++)
      for (const number of known[at] ?? []) {
        if (countedIn[number] === index + 1) continue
        countedIn[number] = index + 1
        sum += weights[number] ?? 0
        count++
      }
    return bias + sum * lengthFactor(count)
  })
}
