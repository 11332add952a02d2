import { splitWords } from '#engines/english/split-words.ts'

/** One way to put the topic of a text: the text's id, the phrase, and the search tokens of what it means. */
export type OwnedPhrase = { ownerId: string; phrase: string; meanings: readonly string[] }

const thirdPersons = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'his', 'hers', 'their'])
const THIRD_PERSON = 'they'
/** Of each text so many of its phrases count: one alone may be near by chance. */
const NEAREST_PHRASES = 5
const MAX_PHRASES = 2 ** 16

/**
 * What two phrases can have in common: meanings, words, neighbouring words, and words with one between them. The
 * order tells "my friend has not answered" from "I have not answered my friend". Who a third person is does not matter.
 */
function featuresOf(phrase: string, meanings: readonly string[]): Set<string> {
  const words = splitWords(phrase).map((word) => (thirdPersons.has(word) ? THIRD_PERSON : word))
  const features = new Set(meanings)
  for (const [at, word] of words.entries()) {
    features.add(`${word} `)
    if (at > 0) features.add(`${words[at - 1]} ${word}`)
    if (at > 1) features.add(`${words[at - 2]} * ${word}`)
  }
  return features
}

/** FNV-1a, 32 bits: a feature as a number takes a tenth of the memory of its text. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash
}

type FeatureIndex = { features: Int32Array; phrases: Uint16Array }

/** The pairs of feature and phrase, in the order of the features, in two typed arrays: a map of lists is 30 times as large. */
function indexByFeature(featuresOfPhrases: readonly (readonly number[])[]): FeatureIndex {
  const pairs = new Float64Array(featuresOfPhrases.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const [phrase, features] of featuresOfPhrases.entries()) {
    for (const feature of features) pairs[at++] = feature * MAX_PHRASES + phrase
  }
  pairs.sort()
  return {
    features: Int32Array.from(pairs, (pair) => Math.floor(pair / MAX_PHRASES)),
    phrases: Uint16Array.from(pairs, (pair) => pair - Math.floor(pair / MAX_PHRASES) * MAX_PHRASES),
  }
}

/** The first place of a sorted array whose value is at least this one. */
function firstAtLeast(sorted: Int32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** How near a question is to a text's phrases, each 0 to 1: to its nearest one, and to its five nearest on average. */
export type Nearness = { nearest: number; mean: number }

/**
 * Compares a question with single phrases, where full text compares it with all words of a text at once. Answers
 * cosine similarities by the id of the text; texts without a common feature are left out. Common features weigh less
 * (inverse document frequency).
 * @param phrases at most 65,536
 */
export function createPhraseNearness(
  phrases: readonly OwnedPhrase[],
): (question: string, meanings: readonly string[]) => ReadonlyMap<string, Nearness> {
  const read = (phrase: string, meanings: readonly string[]) => [...featuresOf(phrase, meanings)].map(hashOf)
  const index = indexByFeature(phrases.map(({ phrase, meanings }) => read(phrase, meanings)))
  const count = phrases.length
  const owners = numberOwners(phrases)

  const phrasesWith = (feature: number) =>
    index.phrases.subarray(firstAtLeast(index.features, feature), firstAtLeast(index.features, feature + 1))
  const weightAmong = (phrasesWithIt: number) => Math.log(1 + count / (phrasesWithIt + 0.5)) ** 2

  /** The squared length of each phrase. */
  const squares = new Float32Array(count)
  for (let start = 0; start < index.features.length; ) {
    const same = phrasesWith(index.features[start] ?? 0)
    for (const phrase of same) squares[phrase] = (squares[phrase] ?? 0) + weightAmong(same.length)
    start += same.length
  }

  return (question, meanings) => {
    const common = new Float64Array(count)
    let square = 0
    for (const feature of read(question, meanings)) {
      const found = phrasesWith(feature)
      const weight = weightAmong(found.length)
      square += weight
      for (const phrase of found) common[phrase] = (common[phrase] ?? 0) + weight
    }
    const nearest = owners.ids.map((): number[] => [])
    // By index: this passes over every phrase at each search, and pairs from `entries` would cost more than all the rest.
    for (let phrase = 0; phrase < count; phrase += 1) {
      const weight = common[phrase] ?? 0
      const best = weight > 0 && nearest[owners.ofPhrase[phrase] ?? 0]
      if (best) keepNearest(best, weight / Math.sqrt(square * (squares[phrase] ?? 1)))
    }
    return new Map(owners.ids.flatMap((id, owner) => nearnessOf(id, nearest[owner] ?? [])))
  }
}

/** The texts, each once, and the place of each phrase's text among them. */
function numberOwners(phrases: readonly OwnedPhrase[]): { ids: readonly string[]; ofPhrase: Uint16Array } {
  const numbers = new Map<string, number>()
  const ofPhrase = Uint16Array.from(phrases, ({ ownerId }) => {
    const number = numbers.get(ownerId) ?? numbers.size
    numbers.set(ownerId, number)
    return number
  })
  return { ids: [...numbers.keys()], ofPhrase }
}

/** Puts a cosine among the highest ones, which stay in falling order. */
function keepNearest(best: number[], cosine: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1] ?? 0) < cosine) at -= 1
  if (at === NEAREST_PHRASES) return
  best.splice(at, 0, cosine)
  if (best.length > NEAREST_PHRASES) best.pop()
}

function nearnessOf(id: string, best: readonly number[]): [string, Nearness][] {
  const [nearest] = best
  if (nearest === undefined) return []
  return [[id, { nearest, mean: best.reduce((sum, cosine) => sum + cosine, 0) / NEAREST_PHRASES }]]
}
