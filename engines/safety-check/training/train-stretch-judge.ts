import { factorOf, wordFactor } from '#engines/safety-check/model/linear-model.ts'
import { meaningFactor, NEAR_FACTOR } from '#engines/safety-check/model/stretch-model.ts'
import type { Example, Stretch } from './prepare-examples.ts'
import { seededNumbers, shuffle } from './seeded-numbers.ts'

/** What common words mean, as `dimensions` numbers for each word's number; all 0 for an unknown word. */
export type Meanings = { dimensions: number; of: Float32Array; isKnown: Uint8Array }

export type Lessons = {
  names: readonly string[]
  isKept: Uint8Array
  meanings: Meanings
  examples: readonly Example[]
}

/** What one judge learnt: a weight for every feature of a stretch, for every feature beside it, and for every word. */
export type Learnt = { bias: number; own: Float64Array; near: Float64Array; meaning: Float64Array }

const LEARNING_RATE = 0.2
const BIAS_RATE = 0.02
const START_OF_BIAS = -2
const START_OF_SQUARES = 1e-3
/** Pull of every weight towards 0, divided by the number of examples. */
const PULL = 1
/** An example whose error is smaller teaches nothing more in this round. */
const LEAST_ERROR = 1e-4
/** The first training only finds out which harmless stretches look like danger. */
const EPOCHS_TO_MINE = 2
const EPOCHS = 8
/** A harmless stretch that is wholly mistaken weighs so much more in the second training. */
const HARD_FACTOR = 3

/** Logistic regression by stochastic gradient descent with a step size per weight (AdaGrad). */
class StretchLearner {
  readonly #factor: Float64Array
  readonly #lessons: Lessons
  readonly #own: Group
  readonly #near: Group
  readonly #meaning: Group
  readonly #pull: number
  #bias = START_OF_BIAS

  constructor(lessons: Lessons) {
    this.#lessons = lessons
    const { names, meanings, examples } = lessons
    this.#factor = Float64Array.from(names, (name) => factorOf(name, 0))
    this.#own = new Group(names.length)
    this.#near = new Group(names.length)
    this.#meaning = new Group(meanings.dimensions)
    this.#pull = PULL / examples.length
  }

  /** The mean of the meanings of a stretch's words. */
  #mean({ words }: Stretch): Float64Array {
    const { dimensions, of, isKnown } = this.#lessons.meanings
    const mean = new Float64Array(dimensions)
    let known = 0
    for (const word of words) {
      if (isKnown[word] !== 1) continue
      known++
      for (let at = 0; at < dimensions; at++) mean[at] = (mean[at] ?? 0) + (of[word * dimensions + at] ?? 0)
    }
    const factor = meaningFactor(known)
    for (let at = 0; at < dimensions; at++) mean[at] = (mean[at] ?? 0) * factor
    return mean
  }

  score(stretch: Stretch, mean = this.#mean(stretch)): number {
    const share = wordFactor(stretch.own.length)
    let sum = 0
    for (const number of stretch.own)
      sum += (this.#own.weights[number] ?? 0) * (this.#factor[number] || share)
    let near = 0
    for (const number of stretch.near) near += this.#near.weights[number] ?? 0
    let meaning = 0
    for (let at = 0; at < mean.length; at++) meaning += (this.#meaning.weights[at] ?? 0) * (mean[at] ?? 0)
    return this.#bias + sum + near * NEAR_FACTOR * wordFactor(stretch.near.length) + meaning
  }

  learn({ stretches, isYes, weight }: Example, rate: number): void {
    const [first, ...others] = stretches
    if (!first) return
    const best = others.reduce((one, other) => (this.score(other) > this.score(one) ? other : one), first)
    const mean = this.#mean(best)
    const error = weight * (1 / (1 + Math.exp(-this.score(best, mean))) - Number(isYes))
    this.#bias -= BIAS_RATE * error
    if (Math.abs(error) < LEAST_ERROR) return
    const share = wordFactor(best.own.length)
    for (const number of best.own)
      this.#own.move(number, error * (this.#factor[number] || share), this.#pull, rate)
    const nearShare = NEAR_FACTOR * wordFactor(best.near.length)
    for (const number of best.near) this.#near.move(number, error * nearShare, this.#pull, rate)
    for (let at = 0; at < mean.length; at++) this.#meaning.move(at, error * (mean[at] ?? 0), this.#pull, rate)
  }

  train(examples: readonly Example[], epochs: number): this {
    const random = seededNumbers()
    const order = [...examples.keys()]
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(order, random)
      for (const index of order) {
        const example = examples[index]
        if (example) this.learn(example, LEARNING_RATE / (1 + epoch / 3))
      }
    }
    return this
  }

  /** The weights, with those of the meanings' dimensions laid out on the words. */
  get learnt(): Learnt {
    const { dimensions, of, isKnown } = this.#lessons.meanings
    const meaning = Float64Array.from(isKnown, (_, word) => {
      let sum = 0
      for (let at = 0; at < dimensions; at++)
        sum += (this.#meaning.weights[at] ?? 0) * (of[word * dimensions + at] ?? 0)
      return sum
    })
    return { bias: this.#bias, own: this.#own.weights, near: this.#near.weights, meaning }
  }
}

class Group {
  readonly weights: Float64Array
  readonly #squares: Float64Array

  constructor(size: number) {
    this.weights = new Float64Array(size)
    this.#squares = new Float64Array(size).fill(START_OF_SQUARES)
  }

  move(number: number, slope: number, pull: number, rate: number): void {
    const weight = this.weights[number] ?? 0
    const step = slope + pull * weight
    const square = (this.#squares[number] ?? 0) + step * step
    this.#squares[number] = square
    this.weights[number] = weight - (rate * step) / Math.sqrt(square)
  }
}

const keep = (numbers: Int32Array, isKept: Uint8Array) => numbers.filter((number) => isKept[number] === 1)

/**
 * Trains one judge twice: once to see which harmless stretches it takes for danger, and again with these weighing more.
 * The same examples in the same order give the same weights.
 */
export function trainStretchJudge(lessons: Lessons): Learnt {
  const kept = lessons.examples.map((example) => ({
    ...example,
    stretches: example.stretches.map(({ own, near, words }) => ({
      own: keep(own, lessons.isKept),
      near: keep(near, lessons.isKept),
      words,
    })),
  }))
  const miner = new StretchLearner(lessons).train(kept, EPOCHS_TO_MINE)
  const weighed = kept.map((example) => {
    const [stretch] = example.stretches
    if (example.isYes || !stretch) return example
    const mistaken = 1 / (1 + Math.exp(-miner.score(stretch)))
    return { ...example, weight: example.weight * (1 + HARD_FACTOR * mistaken) }
  })
  return new StretchLearner(lessons).train(weighed, EPOCHS).learnt
}
