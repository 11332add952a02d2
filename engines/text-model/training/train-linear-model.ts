import { type BagModel, shareOut, TEXT_LENGTH } from '../bag-model.ts'
import { quantizeRows } from '../quantize-rows.ts'
import { chooseFeatures } from './choose-features.ts'

export type LinearExample = { features: readonly number[]; choice: number }

type Options = {
  name: string
  choices: readonly string[]
  maxRows: number
  /** How little large weights cost: what `C` is elsewhere. */
  freedom: number
  steps: number
}

/** The known features of a text by row, with what each counts: how rare it is, all together of the length of a text. */
type SparseText = { rows: Uint32Array; values: Float32Array }

function toSparse(rows: readonly number[], rarity: Float32Array): SparseText {
  const length = Math.sqrt(rows.reduce((sum, row) => sum + (rarity[row] ?? 0) ** 2, 0)) || 1
  return {
    rows: Uint32Array.from(rows),
    values: Float32Array.from(rows, (row) => (TEXT_LENGTH * (rarity[row] ?? 0)) / length),
  }
}

const identity = (size: number) =>
  Float32Array.from({ length: size * size }, (_, cell) => (cell % (size + 1) === 0 ? 1 : 0))

/** Adds the slope of the error of each text to `slopes`, those of the biases to `biasSlopes`. */
function addSlopes(
  texts: readonly SparseText[],
  chosen: readonly number[],
  { weights, biases }: { weights: Float32Array; biases: Float32Array },
  { slopes, biasSlopes }: { slopes: Float32Array; biasSlopes: Float32Array },
): void {
  const size = biases.length
  const head = {
    name: '',
    choices: Array.from({ length: size }, String),
    weights: identity(size),
    biases,
    temperature: 1,
  }
  const sum = new Float32Array(size)
  for (const [number, { rows, values }] of texts.entries()) {
    sum.fill(0)
    for (const [place, row] of rows.entries())
      for (let choice = 0; choice < size; choice++)
        sum[choice] = (sum[choice] ?? 0) + (values[place] ?? 0) * (weights[row * size + choice] ?? 0)
    const shares = shareOut(head, sum)
    shares[chosen[number] ?? 0] = (shares[chosen[number] ?? 0] ?? 0) - 1
    for (let choice = 0; choice < size; choice++)
      biasSlopes[choice] = (biasSlopes[choice] ?? 0) + (shares[choice] ?? 0)
    for (const [place, row] of rows.entries())
      for (let choice = 0; choice < size; choice++)
        slopes[row * size + choice] =
          (slopes[row * size + choice] ?? 0) + (values[place] ?? 0) * (shares[choice] ?? 0)
  }
}

/**
 * Learns one weight for each feature and choice (multinomial logistic regression with an L2 penalty, by accelerated
 * gradient descent after Nesterov, 1983). For few choices and few texts it is right more often than learned vectors.
 * The same examples give the same model.
 */
export function trainLinearModel(examples: readonly LinearExample[], options: Options): BagModel {
  const { choices, freedom, maxRows, name, steps } = options
  const size = choices.length
  const vocabulary = chooseFeatures(
    examples.map(({ features }) => features),
    [],
    { maxRows },
  )
  const texts = examples.map(({ features }) =>
    toSparse(
      features.flatMap((feature) => vocabulary.rowOf.get(feature) ?? []),
      vocabulary.rarity,
    ),
  )
  const chosen = examples.map(({ choice }) => choice)
  const penalty = TEXT_LENGTH ** 2 / (freedom * examples.length)
  const rate = 1 / (TEXT_LENGTH ** 2 / 2 + penalty)
  const weights = new Float32Array(vocabulary.rarity.length * size)
  const biases = new Float32Array(size)
  const before = { weights: weights.slice(), biases: biases.slice() }
  for (let step = 0; step < steps; step++) {
    const ahead = step / (step + 3)
    const lead = (now: Float32Array, then: Float32Array) =>
      now.map((value, cell) => value + ahead * (value - (then[cell] ?? 0)))
    const at = { weights: lead(weights, before.weights), biases: lead(biases, before.biases) }
    const slopes = new Float32Array(weights.length)
    const biasSlopes = new Float32Array(size)
    addSlopes(texts, chosen, at, { slopes, biasSlopes })
    before.weights.set(weights)
    before.biases.set(biases)
    for (let cell = 0; cell < weights.length; cell++) {
      const from = at.weights[cell] ?? 0
      weights[cell] = from - rate * ((slopes[cell] ?? 0) / examples.length + penalty * from)
    }
    for (let choice = 0; choice < size; choice++)
      biases[choice] = (at.biases[choice] ?? 0) - (rate * (biasSlopes[choice] ?? 0)) / examples.length
  }
  const head = { name, choices, weights: identity(size), biases, temperature: 1 }
  return { dimensions: size, ...vocabulary, ...quantizeRows(weights, size), heads: [head] }
}
