import {
  createLinearModel,
  factorOf,
  type LinearModel,
  wordFactor,
} from '#engines/safety-check/model/linear-model.ts'
import { seededNumbers, shuffle } from './seeded-numbers.ts'

/** A message, or a piece of one, as the training sees it. */
export type Example = {
  /** The numbers of the features of each of its stretches; the one with the highest score learns. */
  stretches: readonly Int32Array[]
  isYes: boolean
  /** How much it counts; 1 where it counts like any other. */
  weight: number
}

/** Examples, with the names of all features by their numbers. */
export type Lessons = { names: readonly string[]; examples: readonly Example[] }

type Options = {
  /** A feature seen in fewer stretches teaches nothing. */
  minExamples: number
  /** At most so many features stay: those that weigh most over all examples. */
  maxFeatures: number
  epochs: number
}

/** It takes fewer rounds to see which features weigh much than to learn how much. */
const EPOCHS_TO_CHOOSE = 2
const LEARNING_RATE = 0.2
const BIAS_RATE = 0.02
const START_OF_SQUARES = 1e-3
/** Pull of every weight towards 0, divided by the number of examples. */
const PULL = 1

function countFeatures({ names, examples }: Lessons): Int32Array {
  const counts = new Int32Array(names.length)
  for (const { stretches } of examples)
    for (const stretch of stretches) for (const number of stretch) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

type Weights = { bias: number; weights: Float64Array }

/**
 * Logistic regression by stochastic gradient descent with a step size per weight (AdaGrad).
 * @param isKept 1 for each feature that takes part
 */
function learnWeights({ names, examples }: Lessons, isKept: Uint8Array, epochs: number): Weights {
  const kept = examples.map((example) => ({
    ...example,
    stretches: example.stretches.map((stretch) => stretch.filter((number) => isKept[number] === 1)),
  }))
  const isScenario = Uint8Array.from(names, (name) => Number(factorOf(name, 0) !== 0))
  const scenarioFactor = factorOf(names.find((_, number) => isScenario[number] === 1) ?? '', 0)
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(START_OF_SQUARES)
  const pull = PULL / examples.length
  let bias = 0
  const scoreOf = (stretch: Int32Array) => {
    const ofWords = wordFactor(stretch.length)
    let sum = 0
    for (const number of stretch)
      sum += (weights[number] ?? 0) * (isScenario[number] === 1 ? scenarioFactor : ofWords)
    return bias + sum
  }
  const learn = (stretch: Int32Array, isYes: boolean, weight: number, rate: number) => {
    const error = weight * (1 / (1 + Math.exp(-scoreOf(stretch))) - Number(isYes))
    const ofWords = wordFactor(stretch.length)
    bias -= BIAS_RATE * error
    for (const number of stretch) {
      const factor = isScenario[number] === 1 ? scenarioFactor : ofWords
      const slope = error * factor + pull * (weights[number] ?? 0)
      const square = (squares[number] ?? 0) + slope * slope
      squares[number] = square
      weights[number] = (weights[number] ?? 0) - (rate * slope) / Math.sqrt(square)
    }
  }
  const random = seededNumbers()
  const order = [...kept.keys()]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const example = kept[index]
      const [first, ...others] = example?.stretches ?? []
      if (!example || !first) continue
      const best = others.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), first)
      learn(best, example.isYes, example.weight, LEARNING_RATE / (1 + epoch / 10))
    }
  }
  return { bias, weights }
}

/** Marks the features that weigh most over all examples. */
function keepHeaviest(weights: Float64Array, counts: Int32Array, limit: number): Uint8Array {
  const heaviness = weights.map((weight, number) => Math.abs(weight) * Math.sqrt(counts[number] ?? 0))
  const least = heaviness.toSorted().at(-limit) ?? 0
  return Uint8Array.from([...heaviness], (one) => Number(one > 0 && one >= least))
}

/**
 * Trains a model: once with all features, and once more with those that weigh most, so that the weights stay few.
 * The same examples in the same order give the same weights.
 */
export function trainLinearModel(
  lessons: Lessons,
  { minExamples, maxFeatures, epochs }: Options,
): LinearModel {
  const counts = countFeatures(lessons)
  const frequent = Uint8Array.from(counts, (count) => Number(count >= minExamples))
  let kept: Uint8Array = frequent
  const isTooMany = frequent.reduce((sum, one) => sum + one, 0) > maxFeatures
  let learnt = learnWeights(lessons, kept, isTooMany ? EPOCHS_TO_CHOOSE : epochs)
  if (isTooMany) {
    kept = keepHeaviest(learnt.weights, counts, maxFeatures)
    learnt = learnWeights(lessons, kept, epochs)
  }
  const entries = lessons.names.flatMap((name, number) =>
    kept[number] === 1 ? [[name, learnt.weights[number] ?? 0] as const] : [],
  )
  return createLinearModel(learnt.bias, entries)
}
