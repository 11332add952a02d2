/** One question that the model answers, with the weights of each choice. */
export type Head = {
  name: string
  choices: readonly string[]
  /** Choices times dimensions. */
  weights: Float32Array
  biases: Float32Array
  /** Divides the scores before they become shares, so that a share of 0.7 is right seven times in ten. */
  temperature: number
}

/**
 * A bag of features in which each has a vector: those of a text are summed, weighed by how rare they are, and each head
 * compares the sum with its choices (Joulin et al., "Bag of Tricks for Efficient Text Classification", 2016).
 */
export type BagModel = {
  dimensions: number
  /** The row of each known feature. */
  rowOf: ReadonlyMap<number, number>
  /** How rare the feature of each row is. */
  rarity: Float32Array
  /** Rows times dimensions, each row to be multiplied by its scale. */
  rows: Int8Array
  scales: Float32Array
  heads: readonly Head[]
}

/** The length of every text's vector; longer ones make the first steps of training too bold. */
export const TEXT_LENGTH = 3

/** The vector of a text by its features; null when it holds nothing that is known. */
export function sumRows({ dimensions, rowOf, rarity, rows, scales }: BagModel, features: readonly number[]) {
  const sum = new Float32Array(dimensions)
  let squares = 0
  for (const feature of features) {
    const row = rowOf.get(feature)
    if (row === undefined) continue
    const rare = rarity[row] ?? 0
    squares += rare * rare
    const weight = rare * (scales[row] ?? 0)
    const start = row * dimensions
    for (let index = 0; index < dimensions; index++) {
      sum[index] = (sum[index] ?? 0) + weight * (rows[start + index] ?? 0)
    }
  }
  if (squares === 0) return null
  const factor = TEXT_LENGTH / Math.sqrt(squares)
  return sum.map((value) => value * factor)
}

/** The share of each choice, in the head's order; together 1. */
export function shareOut({ choices, weights, biases, temperature }: Head, text: Float32Array): Float64Array {
  const shares = new Float64Array(choices.length)
  let highest = Number.NEGATIVE_INFINITY
  for (let choice = 0; choice < shares.length; choice++) {
    const start = choice * text.length
    let score = biases[choice] ?? 0
    for (let index = 0; index < text.length; index++) {
      score += (weights[start + index] ?? 0) * (text[index] ?? 0)
    }
    shares[choice] = score / temperature
    highest = Math.max(highest, shares[choice] ?? 0)
  }
  let total = 0
  for (let choice = 0; choice < shares.length; choice++) {
    shares[choice] = Math.exp((shares[choice] ?? 0) - highest)
    total += shares[choice] ?? 0
  }
  return shares.map((share) => share / total)
}

/** The vector of a text; one that holds nothing known is the vector 0, of which only the biases speak. */
export const vectorOf = (model: BagModel, features: readonly number[]) =>
  sumRows(model, features) ?? new Float32Array(model.dimensions)

/** @throws Error when the model has no such head */
export function headOf(model: BagModel, name: string): Head {
  const head = model.heads.find((of) => of.name === name)
  if (!head) throw new Error(`the weights have no head "${name}"`)
  return head
}
