import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { namedFeature, pairFeature, wordFeature } from '#engines/text-model/read-features.ts'
import { shapeOf } from '#engines/text-model/text-shape.ts'
import { showsNamedTime, signsOf } from './act-signs.ts'
import { expandChatWords } from './expand-chat-words.ts'

/** How much each kind counts beside the others: the words of a long message would drown its few signs. */
const weightOf = { word: 1, pair: 0.7, shape: 2, sign: 3, sender: 3 } as const

/** What stands behind is not read: what a message is for is said before. */
const MAX_WORDS = 400
/**
 * What the reader of acts looks at, as numbers, and how much each counts: words and pairs of neighbors by their stems,
 * the message's shape, its signs, and who sent it.
 */
export function weighActFeatures(said: string, from = ''): ReadonlyMap<number, number> {
  const text = expandChatWords(said)
  const stems = splitWords(text).slice(0, MAX_WORDS).map(stemEnglish)
  const features = new Map<number, number>()
  for (const [index, stem] of stems.entries()) {
    features.set(wordFeature(stem), weightOf.word)
    if (index > 0) features.set(pairFeature(stems[index - 1] ?? '', stem), weightOf.pair)
  }
  const shapes = [...shapeOf(text), ...(showsNamedTime(text) ? ['named time'] : [])]
  for (const shape of shapes) features.set(namedFeature(`shape ${shape}`), weightOf.shape)
  for (const sign of signsOf(text)) features.set(namedFeature(`sign ${sign}`), weightOf.sign)
  if (from !== '') features.set(namedFeature(`from ${from}`), weightOf.sender)
  return features
}
