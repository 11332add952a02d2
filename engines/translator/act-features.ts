import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { namedFeature, pairFeature, wordFeature } from '#engines/text-model/read-features.ts'
import { showsNamedTime, signsOf } from './act-signs.ts'

/** How much each kind counts beside the others: the words of a long message would drown its few signs. */
const weightOf = { word: 1, pair: 0.7, shape: 2, sign: 3, sender: 3 } as const

/** What stands behind is not read: what a message is for is said before. */
const MAX_WORDS = 400
/** Up to so many words a message is short, middling or long. */
const lengths = [3, 6, 12, 20, 40]

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []

function endOf(text: string): string {
  const mark = /([?!.…]|\p{Extended_Pictographic})\W*$/u.exec(text.trim())?.[1]
  if (mark === undefined) return 'open'
  return /[?!.…]/.test(mark) ? mark : 'emoji'
}

const marks: readonly [name: string, cue: RegExp][] = [
  ['asks', /\?/],
  ['calls', /!/],
  ['has a number', /\d/],
  ['is a letter', /\n|(?:^|\s)(?:dear|hi|hello)\b/i],
  ['has I', /\bI\b|\bi'/i],
  ['has you', /\byou/i],
  ['begins small', /^[a-z]/],
]

/** How a message stands there, apart from its words: length, end, marks, first and last words. */
function shapeOf(text: string): string[] {
  const words = plainWords(text)
  return [
    `length ${lengths.findIndex((most) => words.length <= most)}`,
    `end ${endOf(text)}`,
    `first ${words[0]}`,
    `first ${words.slice(0, 2).join(' ')}`,
    `last ${words.at(-1)}`,
    `last ${words.slice(-2).join(' ')}`,
    ...marks.flatMap(([name, cue]) => (cue.test(text) ? [name] : [])),
    ...(showsNamedTime(text) ? ['named time'] : []),
  ]
}

/**
 * What the reader of acts looks at, as numbers, and how much each counts: words and pairs of neighbors by their stems,
 * the message's shape, its signs, and who sent it.
 */
export function weighActFeatures(text: string, from = ''): ReadonlyMap<number, number> {
  const stems = splitWords(text).slice(0, MAX_WORDS).map(stemEnglish)
  const features = new Map<number, number>()
  for (const [index, stem] of stems.entries()) {
    features.set(wordFeature(stem), weightOf.word)
    if (index > 0) features.set(pairFeature(stems[index - 1] ?? '', stem), weightOf.pair)
  }
  for (const shape of shapeOf(text)) features.set(namedFeature(`shape ${shape}`), weightOf.shape)
  for (const sign of signsOf(text)) features.set(namedFeature(`sign ${sign}`), weightOf.sign)
  if (from !== '') features.set(namedFeature(`from ${from}`), weightOf.sender)
  return features
}
