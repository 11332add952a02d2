import {
  createLinearModel,
  type LinearModel,
  lengthFactor,
} from '#engines/safety-check/model/linear-model.ts'

/** A message as the training sees it: the features of each of its windows, and whether the answer is yes. */
export type Example = { windows: readonly (readonly string[])[]; isYes: boolean }

type Options = {
  /** A feature seen in fewer examples teaches nothing. */
  minExamples: number
  /** At most so many features stay: those that weigh most over all examples. */
  maxFeatures: number
  epochs: number
}

const LEARNING_RATE = 0.3
const BIAS_RATE = 0.02
const START_OF_SQUARES = 1e-3
/** Pull of every weight towards 0, divided by the number of examples. */
const PULL = 1

/** Numbers from 0 to 1 that look random and are the same in every run. */
function seededNumbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function countFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { windows } of examples)
    for (const feature of new Set(windows.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

/**
 * Logistic regression by stochastic gradient descent with a step size per weight (AdaGrad). Of a message with several
 * windows the one with the highest score learns: it is the one that decides.
 */
function learnWeights(
  examples: readonly Example[],
  features: readonly string[],
  epochs: number,
): LinearModel {
  const numbers = new Map(features.map((feature, number) => [feature, number]))
  const encoded = examples.map(({ windows, isYes }) => ({
    isYes,
    windows: windows.map((names) => Int32Array.from(names.flatMap((name) => numbers.get(name) ?? []))),
  }))
  const weights = new Float64Array(features.length)
  const squares = new Float64Array(features.length).fill(START_OF_SQUARES)
  const pull = PULL / examples.length
  let bias = 0
  const scoreOf = (window: Int32Array) => {
    let sum = 0
    for (const number of window) sum += weights[number] ?? 0
    return bias + sum * lengthFactor(window.length)
  }
  const learn = (window: Int32Array, isYes: boolean, rate: number) => {
    const error = 1 / (1 + Math.exp(-scoreOf(window))) - Number(isYes)
    bias -= BIAS_RATE * error
    for (const number of window) {
      const slope = error * lengthFactor(window.length) + pull * (weights[number] ?? 0)
      const square = (squares[number] ?? 0) + slope * slope
      squares[number] = square
      weights[number] = (weights[number] ?? 0) - (rate * slope) / Math.sqrt(square)
    }
  }
  const random = seededNumbers()
  const order = [...encoded.keys()]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const example = encoded[index]
      const [first, ...others] = example?.windows ?? []
      if (!example || !first) continue
      const best = others.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), first)
      learn(best, example.isYes, LEARNING_RATE / (1 + epoch / 10))
    }
  }
  return createLinearModel(
    bias,
    features.map((feature, number) => [feature, weights[number] ?? 0]),
  )
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

/**
 * Trains a model: once with all features, and once more with those that weigh most, so that the weights stay few.
 * The same examples in the same order give the same weights.
 */
export function trainLinearModel(
  examples: readonly Example[],
  { minExamples, maxFeatures, epochs }: Options,
): LinearModel {
  const counts = countFeatures(examples)
  const frequent = [...counts.keys()].filter((feature) => (counts.get(feature) ?? 0) >= minExamples)
  const all = learnWeights(examples, frequent, epochs)
  if (frequent.length <= maxFeatures) return all
  const weight = (feature: string) =>
    Math.abs(all.weights[all.numbers.get(feature) ?? -1] ?? 0) * Math.sqrt(counts.get(feature) ?? 0)
  const kept = frequent.toSorted((one, other) => weight(other) - weight(one)).slice(0, maxFeatures)
  return learnWeights(examples, kept, epochs)
}
