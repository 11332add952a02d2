import { factorOf, wordFactor } from './linear-model.ts'
import type { StretchFeatures } from './read-features.ts'

/**
 * Two judges of one stretch, which share their features: `clear` asks whether it shows a clear sign, `any` whether it
 * shows a clear or an unclear one.
 */
export const judges = ['clear', 'any'] as const
export type Judge = (typeof judges)[number]
/** Log odds by both judges. */
export type StretchScore = Record<Judge, number>

type Weights = Record<Judge, Float64Array>

export type StretchModel = {
  bias: Record<Judge, number>
  /** Where the weight of a feature stands in `own` and `near`. */
  numbers: ReadonlyMap<string, number>
  own: Weights
  near: Weights
  /** Where the weight of a word's meaning stands in `meaning`: words of like meaning have like weights. */
  words: ReadonlyMap<string, number>
  meaning: Weights
}

/** Neighbours say less than the stretch itself. */
export const NEAR_FACTOR = 0.3
/** Fewer words than this are weighed as if they were so many. */
const MIN_WORDS = 4

/** What the sum of the meanings of so many known words is multiplied with. */
export const meaningFactor = (words: number): number => 1 / Math.sqrt(Math.max(MIN_WORDS, words))

/** The score of one stretch by both judges. */
export function scoreStretch(model: StretchModel, { own, near, words }: StretchFeatures): StretchScore {
  const ofOwn = sumOf(model.numbers, model.own, own, wordFactor, (name) => factorOf(name, 0))
  const ofNear = sumOf(model.numbers, model.near, near, wordFactor)
  const ofMeaning = sumOf(model.words, model.meaning, words, meaningFactor)
  const total = (judge: Judge) =>
    model.bias[judge] + ofOwn[judge] + NEAR_FACTOR * ofNear[judge] + ofMeaning[judge]
  return { clear: total('clear'), any: total('any') }
}

/**
 * Sums the weights of the names that the model knows and shares the sum out by their number; a name with a factor of
 * its own is added apart.
 */
function sumOf(
  numbers: ReadonlyMap<string, number>,
  weights: Weights,
  names: readonly string[],
  factor: (count: number) => number,
  ownFactor: (name: string) => number = () => 0,
): StretchScore {
  let known = 0
  const shared = { clear: 0, any: 0 }
  const apart = { clear: 0, any: 0 }
  for (const name of names) {
    const number = numbers.get(name)
    if (number === undefined) continue
    known++
    const own = ownFactor(name)
    const into = own === 0 ? shared : apart
    into.clear += (weights.clear[number] ?? 0) * (own || 1)
    into.any += (weights.any[number] ?? 0) * (own || 1)
  }
  const share = factor(known)
  return { clear: shared.clear * share + apart.clear, any: shared.any * share + apart.any }
}
