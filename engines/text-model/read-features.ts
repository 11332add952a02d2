import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'

/** A message that is longer is read in its first words only; nobody's question begins later. */
const MAX_WORDS = 600
const MIN_LENGTH_FOR_LETTERS = 4
const letterGroupLengths = [4, 5]

/** FNV-1a over the text's UTF-16 units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  // The last bits of FNV alone fall unevenly on short texts.
  value ^= value >>> 15
  return value >>> 0
}

/** The number of a feature that is no word: a sign, a sender, the shape of a text. */
export const namedFeature = (name: string) => hash(`n${name}`)

/** The number of a word as a feature, by its stem. */
export const wordFeature = (stem: string) => hash(`w${stem}`)
export const pairFeature = (first: string, second: string) => hash(`p${first} ${second}`)
const soundFeature = (sound: string) => hash(`s${sound}`)
const letterFeature = (letters: string) => hash(`l${letters}`)

const MIN_SOUNDS = 3

/**
 * How a word sounds, roughly: its first sound and its consonants, those that sound alike under one letter. People who
 * spell by ear write `carnt`, `evry` and `fone`.
 */
export function soundOf(word: string): string {
  const plain = word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph|gh(?=t)|th|v/g, 'f')
    .replace(/tch|sh|ch|ti(?=on)|ci(?=al)/g, 'x')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/dg|j/g, 'g')
    .replace(/(?<=.)r(?![aeiouy])/g, '')
  const first = plain.charAt(0)
  const rest = plain.slice(1).replace(/[aeiouyhw]/g, '')
  return (/[aeiou]/.test(first) ? 'a' : first) + rest.replace(/(.)\1+/g, '$1')
}

function addLetterGroups(word: string, features: Set<number>): void {
  if (word.length < MIN_LENGTH_FOR_LETTERS) return
  const framed = `<${word}>`
  for (const length of letterGroupLengths) {
    for (let start = 0; start + length <= framed.length; start++) {
      features.add(letterFeature(framed.slice(start, start + length)))
    }
  }
}

/** Question marks and emoji say something too; they stand at the end, where they make pairs with nothing. */
const signs = (text: string) => text.match(/\?|!!|\p{Extended_Pictographic}/gu) ?? []

/** The stems of a text's words and their neighbouring pairs, as features; each counts once. Beside them, how many words it has. */
export function readTerms(text: string): { terms: number[]; words: number } {
  const stems = splitWords(text).slice(0, MAX_WORDS).map(stemEnglish)
  const terms = new Set<number>()
  for (const [index, stem] of stems.entries()) {
    terms.add(wordFeature(stem))
    if (index > 0) terms.add(pairFeature(stems[index - 1] ?? '', stem))
  }
  return { terms: [...terms], words: stems.length }
}

/**
 * What a message consists of, as numbers of 32 bits: its words by their stems, pairs of neighbours, pairs with
 * one word between them, and groups of four and five letters, which bear misspelling, and how each word sounds. Each counts once.
 */
export function readFeatures(text: string): number[] {
  const words = splitWords(text).slice(0, MAX_WORDS)
  const stems = words.map(stemEnglish)
  const features = new Set<number>()
  for (const [index, stem] of stems.entries()) {
    features.add(wordFeature(stem))
    if (index > 0) features.add(pairFeature(stems[index - 1] ?? '', stem))
    if (index > 1) features.add(pairFeature(`${stems[index - 2]} _`, stem))
    addLetterGroups(words[index] ?? '', features)
    const sound = soundOf(words[index] ?? '')
    if (sound.length >= MIN_SOUNDS) features.add(soundFeature(sound))
  }
  for (const sign of signs(text)) features.add(wordFeature(sign))
  return [...features]
}

const MAX_RUN = 3

/**
 * The features of a message inside a conversation: those of any text, and runs of one to three words and end marks as
 * they are written. What somebody wants there stands in the small words and their order.
 */
export function readWordingFeatures(text: string): number[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+|[?!.]/gu)
      ?.slice(0, MAX_WORDS) ?? []
  const features = new Set(readFeatures(text))
  for (const start of words.keys())
    for (let length = 1; length <= MAX_RUN && start + length <= words.length; length++)
      features.add(namedFeature(words.slice(start, start + length).join(' ')))
  return [...features]
}
