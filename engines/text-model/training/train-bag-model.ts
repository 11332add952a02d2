import { type BagModel, TEXT_LENGTH } from '../bag-model.ts'
import { quantizeRows } from '../quantize-rows.ts'
import { chooseFeatures, type Vocabulary } from './choose-features.ts'
import type { Example, HeadPlan } from './head-plan.ts'
import { createHeadTrainer, type HeadTrainer } from './head-trainer.ts'
import { seededRandom, shuffledNumbers } from './seeded-random.ts'

export type TrainingOptions = {
  dimensions: number
  epochs: number
  seed: number
  /** Rows of the model's table at most. */
  maxRows: number
  /** What features mean at the start: learned elsewhere from much more text. */
  meanings?: ReadonlyMap<number, Float32Array>
  /** How much a feature counts, where that is not how rare it is. */
  weights?: ReadonlyMap<number, number>
  /** How boldly the vectors of features change. */
  rowRate?: number
}

const BATCH = 64
/** Share of a text's features that are left out at each sight of it, so that no single one decides. */
const DROPPED = 0.4
const USUAL_ROW_RATE = 0.08
const HEAD_RATE = 0.003

/** The table of vectors while it is learned: what to change next, and the squares of what was changed (AdaGrad). */
type Table = {
  rows: Float32Array
  slopes: Float32Array
  squares: Float32Array
  /** The rows that the texts since the last step have. */
  touched: Set<number>
  vocabulary: Vocabulary
  dimensions: number
}

function createTable(
  vocabulary: Vocabulary,
  { dimensions, meanings = new Map() }: TrainingOptions,
  random: () => number,
): Table {
  const rows = new Float32Array(vocabulary.rarity.length * dimensions)
  for (let index = 0; index < rows.length; index++) rows[index] = (random() - 0.5) * 0.2
  for (const [feature, meaning] of meanings)
    rows.set(meaning, (vocabulary.rowOf.get(feature) ?? 0) * dimensions)
  const zeros = () => new Float32Array(rows.length)
  return { rows, slopes: zeros(), squares: zeros(), touched: new Set(), vocabulary, dimensions }
}

/** The rows that this sight of a text keeps. */
function keepSome(rows: Uint32Array, random: () => number): readonly number[] {
  const kept = rows.length > 3 ? [...rows].filter(() => random() > DROPPED) : [...rows]
  return kept.length > 0 ? kept : [...rows]
}

function textVector(
  { rows, vocabulary, dimensions }: Table,
  ofText: readonly number[],
  vector: Float32Array,
) {
  vector.fill(0)
  let squares = 0
  for (const row of ofText) {
    const rare = vocabulary.rarity[row] ?? 0
    squares += rare * rare
    for (let index = 0, cell = row * dimensions; index < dimensions; index++, cell++) {
      vector[index] = (vector[index] ?? 0) + rare * (rows[cell] ?? 0)
    }
  }
  const factor = TEXT_LENGTH / Math.sqrt(squares || 1)
  for (let index = 0; index < dimensions; index++) vector[index] = (vector[index] ?? 0) * factor
  return factor
}

function noteSlopes(table: Table, ofText: readonly number[], slope: Float32Array, factor: number): void {
  const { slopes, touched, vocabulary, dimensions } = table
  for (const row of ofText) {
    touched.add(row)
    const weight = factor * (vocabulary.rarity[row] ?? 0)
    for (let index = 0, cell = row * dimensions; index < dimensions; index++, cell++) {
      slopes[cell] = (slopes[cell] ?? 0) + weight * (slope[index] ?? 0)
    }
  }
}

function stepRows({ rows, slopes, squares, touched, dimensions }: Table, rate: number): void {
  for (const row of touched) {
    for (let cell = row * dimensions; cell < (row + 1) * dimensions; cell++) {
      const slope = (slopes[cell] ?? 0) / BATCH
      const square = (squares[cell] ?? 0) + slope * slope
      squares[cell] = square
      if (square > 0) rows[cell] = (rows[cell] ?? 0) - (rate * slope) / (Math.sqrt(square) + 1e-10)
      slopes[cell] = 0
    }
  }
  touched.clear()
}

/**
 * Learns a model from examples by stochastic gradient descent. The same examples, plans and options give the same model.
 * @param onEpoch told the mean error after each pass
 */
export function trainBagModel(
  examples: readonly Example[],
  plans: readonly HeadPlan[],
  options: TrainingOptions,
  onEpoch: (epoch: number, error: number) => void = () => undefined,
): BagModel {
  const { dimensions, epochs, meanings = new Map(), rowRate = USUAL_ROW_RATE } = options
  const random = seededRandom(options.seed)
  const features = examples.map((example) => example.features)
  const vocabulary = chooseFeatures(features, meanings.keys(), options)
  const texts = features.map((of) =>
    Uint32Array.from(of.flatMap((feature) => vocabulary.rowOf.get(feature) ?? [])),
  )
  const table = createTable(vocabulary, options, random)
  const heads: HeadTrainer[] = plans.map((plan) => createHeadTrainer(plan, dimensions, random))
  const vector = new Float32Array(dimensions)
  const slope = new Float32Array(dimensions)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const decay = 1 - epoch / epochs
    let error = 0
    for (const [position, number] of shuffledNumbers(examples.length, random).entries()) {
      const kept = keepSome(texts[number] ?? new Uint32Array(), random)
      const factor = textVector(table, kept, vector)
      slope.fill(0)
      for (const head of heads) error += head.learn(examples[number]?.labels[head.name], vector, slope)
      noteSlopes(table, kept, slope, factor)
      if (position % BATCH === BATCH - 1 || position === examples.length - 1) {
        stepRows(table, rowRate * decay)
        for (const head of heads) head.step(HEAD_RATE * decay)
      }
    }
    onEpoch(epoch, error / examples.length)
  }
  return {
    dimensions,
    ...vocabulary,
    ...quantizeRows(table.rows, dimensions),
    heads: heads.map((head) => head.finish()),
  }
}
