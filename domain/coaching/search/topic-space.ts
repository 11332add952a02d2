/** How often each term stands in one text, weighted by where it stands. */
export type TermWeights = ReadonlyMap<string, number>

export type TopicSpace = {
  /** Likeness of the terms to each text, from -1 to 1, in the order of the texts. */
  similarities(terms: Iterable<string>): number[]
}

/** With some 150 cards, more topics only learn single cards by heart. */
const DEFAULT_TOPICS = 40
/** Rounds of the power iteration; the topics are stable well before. */
const ROUNDS = 30

type Vector = Float64Array

function dot(a: Vector, b: Vector): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

/** Gram-Schmidt: makes the vectors perpendicular and of length one, in place. */
function orthonormalize(vectors: readonly Vector[]): void {
  for (const [position, vector] of vectors.entries()) {
    for (const earlier of vectors.slice(0, position)) {
      const share = dot(vector, earlier)
      for (let index = 0; index < vector.length; index += 1) {
        vector[index] = (vector[index] ?? 0) - share * (earlier[index] ?? 0)
      }
    }
    const length = Math.sqrt(dot(vector, vector)) || 1
    for (let index = 0; index < vector.length; index += 1) vector[index] = (vector[index] ?? 0) / length
  }
}

/** The strongest eigenvectors of a symmetric matrix, by simultaneous power iteration from a fixed start. */
function strongestAxes(matrix: readonly Vector[], count: number): { axis: Vector; strength: number }[] {
  const times = (vector: Vector) => {
    const product = new Float64Array(matrix.length)
    for (const [index, row] of matrix.entries()) product[index] = dot(row, vector)
    return product
  }
  let axes = Array.from({ length: count }, (_, axis) =>
    Float64Array.from(matrix, (_row, index) => Math.sin((axis + 1) * (index + 1) * 1.7)),
  )
  orthonormalize(axes)
  for (let round = 0; round < ROUNDS; round += 1) {
    axes = axes.map(times)
    orthonormalize(axes)
  }
  return axes
    .map((axis) => ({ axis, strength: dot(axis, times(axis)) }))
    .filter(({ strength }) => strength > 1e-9)
}

function toUnitLength(weights: TermWeights): TermWeights {
  const length = Math.hypot(...weights.values()) || 1
  return new Map([...weights].map(([term, weight]) => [term, weight / length]))
}

/** The product of some terms with every text at once, by way of the texts in which each term stands. */
function createTextProducts(texts: readonly TermWeights[]): (terms: TermWeights) => Vector {
  const occurrences = new Map<string, { text: number; weight: number }[]>()
  for (const [text, weights] of texts.entries()) {
    for (const [term, weight] of weights) {
      const known = occurrences.get(term)
      if (known) known.push({ text, weight })
      else occurrences.set(term, [{ text, weight }])
    }
  }
  return (terms) => {
    const products = new Float64Array(texts.length)
    for (const [term, factor] of terms) {
      for (const { text, weight } of occurrences.get(term) ?? []) {
        products[text] = (products[text] ?? 0) + factor * weight
      }
    }
    return products
  }
}

/**
 * Latent semantic analysis of a small set of texts: words that stand in the same texts are treated as being
 * about the same topics, so that a question can be near a text with which it shares few words. Computed once,
 * without randomness, from the texts alone.
 * @param rarity weight of a term that grows as fewer texts contain it
 */
export function createTopicSpace(
  texts: readonly TermWeights[],
  rarity: (term: string) => number,
  topicCount = DEFAULT_TOPICS,
): TopicSpace {
  const unitTexts = texts.map((text) =>
    toUnitLength(new Map([...text].map(([term, weight]) => [term, Math.log1p(weight) * rarity(term)]))),
  )
  const productsWith = createTextProducts(unitTexts)
  const likeness = unitTexts.map(productsWith)
  const topics = strongestAxes(likeness, Math.min(topicCount, texts.length))
  const places = texts.map((_, text) =>
    Float64Array.from(topics, ({ axis, strength }) => (axis[text] ?? 0) * Math.sqrt(strength)),
  )
  return {
    similarities(terms) {
      const question = new Map([...terms].map((term) => [term, rarity(term)]))
      const shared = productsWith(question)
      const place = Float64Array.from(topics, ({ axis, strength }) => dot(axis, shared) / Math.sqrt(strength))
      const length = Math.sqrt(dot(place, place))
      return places.map((other) =>
        length === 0 ? 0 : dot(place, other) / (length * Math.sqrt(dot(other, other))),
      )
    },
  }
}
