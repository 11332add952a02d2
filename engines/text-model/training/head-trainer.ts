import type { Head } from '../bag-model.ts'
import type { HeadPlan } from './head-plan.ts'

/** Part of the certainty that is spread over all choices, so that near neighbours are not pushed apart without end. */
const SMOOTHING = 0.1
/**
 * Among thousands of choices nearly all errors are tiny, and to note each takes most of the time. One below this is noted
 * as if it were this large, as often as makes up for it: on average every choice learns what it would have learned.
 */
const DRAWN_BELOW = 2e-3

/** Adam's running means (Kingma and Ba, 2015). */
function createAdam(size: number) {
  const first = new Float32Array(size)
  const second = new Float32Array(size)
  let steps = 0
  return (values: Float32Array, slopes: Float32Array, rate: number) => {
    steps++
    const scale = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
    for (let index = 0; index < size; index++) {
      const slope = slopes[index] ?? 0
      const mean = 0.9 * (first[index] ?? 0) + 0.1 * slope
      const square = 0.999 * (second[index] ?? 0) + 0.001 * slope * slope
      first[index] = mean
      second[index] = square
      values[index] = (values[index] ?? 0) - (scale * mean) / (Math.sqrt(square) + 1e-8)
    }
  }
}

function drawSmall(amount: number, random: () => number): number {
  const size = Math.abs(amount)
  if (size >= DRAWN_BELOW) return amount
  return random() * DRAWN_BELOW < size ? Math.sign(amount) * DRAWN_BELOW : 0
}

function numberTraits({ choices, traits = [] }: HeadPlan) {
  const numbers = new Map<string, number>()
  const ofChoice = choices.map((_, choice) =>
    (traits[choice] ?? []).map((trait) => {
      const number = numbers.get(trait) ?? numbers.size
      numbers.set(trait, number)
      return number
    }),
  )
  return { ofChoice, count: numbers.size }
}

/** Adds each row of `from` that a choice refers to onto the choice's row. */
function addTraitRows(onto: Float32Array, from: Float32Array, ofChoice: readonly number[][], width: number) {
  for (const [choice, traits] of ofChoice.entries()) {
    for (const trait of traits) {
      for (let index = 0; index < width; index++) {
        onto[choice * width + index] =
          (onto[choice * width + index] ?? 0) + (from[trait * width + index] ?? 0)
      }
    }
  }
}

/** The other way: what a choice should change, its traits should change too. */
function addChoiceRows(onto: Float32Array, from: Float32Array, ofChoice: readonly number[][], width: number) {
  for (const [choice, traits] of ofChoice.entries()) {
    for (const trait of traits) {
      for (let index = 0; index < width; index++) {
        onto[trait * width + index] = (onto[trait * width + index] ?? 0) + (from[choice * width + index] ?? 0)
      }
    }
  }
}

function finishHead({ name, choices }: HeadPlan, joined: Float32Array, dimensions: number): Head {
  const width = dimensions + 1
  const weights = new Float32Array(choices.length * dimensions)
  const biases = Float32Array.from(choices, (_, choice) => joined[choice * width + dimensions] ?? 0)
  for (let choice = 0; choice < choices.length; choice++) {
    weights.set(joined.subarray(choice * width, choice * width + dimensions), choice * dimensions)
  }
  return { name, choices, weights, biases, temperature: 1 }
}

export type HeadTrainer = ReturnType<typeof createHeadTrainer>

/**
 * One head while it is learned. A choice's weights are its own plus those of its traits, so that a situation with few
 * messages learns from others of its card, with the same relation, or with the same question.
 */
export function createHeadTrainer(plan: HeadPlan, dimensions: number, random: () => number) {
  const count = plan.choices.length
  const width = dimensions + 1
  const { ofChoice, count: traitCount } = numberTraits(plan)
  const startOf = (size: number) => Float32Array.from({ length: size }, () => (random() - 0.5) * 0.1)
  const own = startOf(count * width)
  const shared = startOf(traitCount * width)
  const weights = new Float32Array(count * width)
  const slopes = new Float32Array(count * width)
  const sharedSlopes = new Float32Array(traitCount * width)
  const stepOwn = createAdam(own.length)
  const stepShared = createAdam(shared.length)
  const scores = new Float64Array(count)

  function join() {
    weights.set(own)
    addTraitRows(weights, shared, ofChoice, width)
  }
  join()

  function scoreChoices(vector: Float32Array): void {
    let highest = Number.NEGATIVE_INFINITY
    for (let choice = 0, cell = 0; choice < count; choice++) {
      let score = 0
      for (let index = 0; index < dimensions; index++, cell++)
        score += (weights[cell] ?? 0) * (vector[index] ?? 0)
      score += weights[cell++] ?? 0
      scores[choice] = score
      if (score > highest) highest = score
    }
    let total = 0
    for (let choice = 0; choice < count; choice++) {
      const share = Math.exp((scores[choice] ?? 0) - highest)
      scores[choice] = share
      total += share
    }
    for (let choice = 0; choice < count; choice++) scores[choice] = (scores[choice] ?? 0) / total
  }

  /** Adds to the slopes what one choice's error asks for, and to the text's own slope. */
  function pull(choice: number, amount: number, vector: Float32Array, textSlope: Float32Array): void {
    let cell = choice * width
    for (let index = 0; index < dimensions; index++, cell++) {
      slopes[cell] = (slopes[cell] ?? 0) + amount * (vector[index] ?? 0)
      textSlope[index] = (textSlope[index] ?? 0) + amount * (weights[cell] ?? 0)
    }
    slopes[cell] = (slopes[cell] ?? 0) + amount
  }

  return {
    name: plan.name,
    /** Looks at one text and notes what to change. Returns the error, 0 when the head says nothing about this text. */
    learn(label: number | undefined, vector: Float32Array, textSlope: Float32Array): number {
      if (label === undefined) return 0
      scoreChoices(vector)
      for (let choice = 0; choice < count; choice++) {
        const wanted = SMOOTHING / count + (choice === label ? 1 - SMOOTHING : 0)
        const amount = plan.importance * ((scores[choice] ?? 0) - wanted)
        const drawn = drawSmall(amount, random)
        if (drawn !== 0) pull(choice, drawn, vector, textSlope)
      }
      return -plan.importance * Math.log((scores[label] ?? 0) + 1e-9)
    },
    /** Changes the weights by what was noted since the last step. */
    step(rate: number): void {
      sharedSlopes.fill(0)
      addChoiceRows(sharedSlopes, slopes, ofChoice, width)
      stepOwn(own, slopes, rate)
      stepShared(shared, sharedSlopes, rate)
      slopes.fill(0)
      join()
    },
    finish: () => finishHead(plan, weights, dimensions),
  }
}
