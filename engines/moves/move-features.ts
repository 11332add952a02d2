import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { namedFeature, pairFeature, wordFeature } from '#engines/text-model/read-features.ts'
import { shapeOf } from '#engines/text-model/text-shape.ts'
import { moveSignsOf } from './move-signs.ts'

/** How much each kind counts beside the others: the few signs of a reply would drown in its words. */
const weightOf = { word: 1, pair: 0.7, shape: 1.5, sign: 3 } as const

/** More than anybody says in one turn. */
const MAX_WORDS = 120

/**
 * What the reader of moves looks at, as numbers, and how much each counts: words and pairs of neighbors by their stems,
 * the reply's shape and its signs.
 */
export function weighMoveFeatures(text: string): ReadonlyMap<number, number> {
  const stems = splitWords(text).slice(0, MAX_WORDS).map(stemEnglish)
  const features = new Map<number, number>()
  for (const [index, stem] of stems.entries()) {
    features.set(wordFeature(stem), weightOf.word)
    if (index > 0) features.set(pairFeature(stems[index - 1] ?? '', stem), weightOf.pair)
  }
  for (const shape of shapeOf(text)) features.set(namedFeature(`shape ${shape}`), weightOf.shape)
  for (const sign of moveSignsOf(text)) features.set(namedFeature(`sign ${sign}`), weightOf.sign)
  return features
}
