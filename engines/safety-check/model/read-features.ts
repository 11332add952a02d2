import type { Span } from '../judging/finding.ts'
import { isWordOf, type Message } from '../judging/message.ts'
import { countParts } from './count-parts.ts'
import { stemWord } from './stem-word.ts'
import { wordFamilies } from './word-families.ts'

/** A negation colours so many words after it. */
const NEGATION_REACH_WORDS = 4
/** "Hits me", "made me touch": so many words before the writer are what is done to them. */
const OBJECT_REACH_WORDS = 3
/** Letters per piece of a word; pieces make "touchng" and "touching" alike. */
const PIECE_LETTERS = 4

const none: readonly string[] = []

const familiesByStem = new Map<string, string[]>()
for (const [family, words] of Object.entries(wordFamilies))
  for (const stem of new Set(words.split(/\s+/).map(stemWord))) {
    const families = familiesByStem.get(stem)
    if (families) families.push(family)
    else familiesByStem.set(stem, [family])
  }

/** A word as the features see it. */
type Word = {
  word: string
  stem: string
  families: readonly string[]
  sentence: number
  /** Who was named last before it in its sentence: `i`, `other`, `you`, `any` (nobody real), `thing`, or `-`. */
  subject: string
  isNegated: boolean
}

const subjects = new Map([
  ...['i', 'we'].map((word) => [word, 'i'] as const),
  ...['he', 'she', 'they', 'him', 'her'].map((word) => [word, 'other'] as const),
  ['you', 'you'],
  ['it', 'thing'],
])
const people = ['PARTNER', 'PARENT', 'KIN', 'CARER', 'AUTHORITY', 'PEER', 'STRANGER', 'CHILD']

function subjectOf(word: string): string | undefined {
  const known = subjects.get(word)
  if (known !== undefined) return known
  if (people.some((name) => isWordOf(name, word))) return 'other'
  if (isWordOf('CHARACTER', word) || isWordOf('GENERIC', word)) return 'any'
  return isWordOf('THING', word) ? 'thing' : undefined
}

const negations = new Set('not no never without nobody nothing none cannot'.split(' '))
const writer = new Set(['me', 'my', 'myself'])

function readWords({ tokens }: Message): readonly Word[] {
  let sentence = -1
  let subject = '-'
  let negatedUntil = -1
  return tokens.map((token, index) => {
    if (token.sentence !== sentence) {
      sentence = token.sentence
      subject = '-'
      negatedUntil = -1
    }
    const word = /^\d/.test(token.word) ? '#' : token.word
    const stem = stemWord(word)
    const families = familiesByStem.get(stem) ?? none
    const read = { word, stem, families, sentence, subject, isNegated: index <= negatedUntil }
    subject = subjectOf(word) ?? subject
    if (negations.has(word)) negatedUntil = index + NEGATION_REACH_WORDS
    return read
  })
}

/** The words of the same sentence, from `first` to `last`, both counted from the word at `index`. */
function near(words: readonly Word[], index: number, first: number, last: number): readonly Word[] {
  const sentence = words[index]?.sentence
  const found: Word[] = []
  for (let at = Math.max(0, index + first); at <= index + last; at++) {
    const word = words[at]
    if (word !== undefined && word.sentence === sentence) found.push(word)
  }
  return found
}

/** Words, pairs with and without a gap, triples, the subject before, and what stands under a "not". */
function wordFeatures(words: readonly Word[], index: number, { word, stem, subject, isNegated }: Word) {
  const [next, second, third] = near(words, index, 1, 3)
  const features = [`w ${word}`, `b ${subject} ${stem}`, `p ${stem} ${next?.stem ?? '$'}`]
  if (stem !== word) features.push(`w ${stem}`)
  if (near(words, index, -1, -1).length === 0) features.push(`p ^ ${stem}`)
  if (second) features.push(`s ${stem} ${second.stem}`, `t ${stem} ${next?.stem} ${second.stem}`)
  if (third) features.push(`s ${stem} ${third.stem}`)
  if (isNegated) features.push(`n ${stem}`)
  if (writer.has(word))
    for (const before of near(words, index, -OBJECT_REACH_WORDS, -1)) {
      features.push(`o ${before.stem}`)
      for (const family of before.families) features.push(`go ${family}`)
    }
  return features
}

/** Families, alone, with their subject, and under a "not". */
function familyFeatures({ families, subject, isNegated }: Word) {
  const features: string[] = []
  for (const family of families) {
    features.push(`g ${family}`, `gb ${subject} ${family}`)
    if (isNegated) features.push(`gn ${family}`)
  }
  return features
}

function pieceFeatures(word: string): readonly string[] {
  if (word.length < PIECE_LETTERS) return none
  const bounded = `^${word}$`
  return Array.from({ length: bounded.length - PIECE_LETTERS + 1 }, (_, at) => {
    return `c ${bounded.slice(at, at + PIECE_LETTERS)}`
  })
}

/** What is read of one stretch of a message. */
export type StretchFeatures = {
  /** Names of features of its own words and of the situations that they make. */
  own: readonly string[]
  /** Of the words and families of the stretch before it and the one after it. */
  near: readonly string[]
  words: readonly string[]
}

const isNearFeature = (name: string) => name.startsWith('w ') || name.startsWith('g ')

/** What a linear model can weigh in a message, as names, for each of its stretches. */
export function readFeatures(message: Message, stretches: readonly Span[]): readonly StretchFeatures[] {
  const words = readWords(message)
  const own = stretches.map(({ start, end }) => {
    const features = new Set<string>()
    for (let at = start; at < end; at++) {
      const word = words[at]
      if (!word) continue
      for (const name of wordFeatures(words, at, word)) features.add(name)
      for (const name of familyFeatures(word)) features.add(name)
      for (const name of pieceFeatures(word.word)) features.add(name)
    }
    return [...features]
  })
  const forNear = own.map((names) => names.filter(isNearFeature))
  return stretches.map(({ start, end }, index) => {
    const inside = words.slice(start, end)
    return {
      own: [...(own[index] ?? none), ...countParts(inside.map(({ stem }) => stem))],
      near: [...new Set([...(forNear[index - 1] ?? none), ...(forNear[index + 1] ?? none)])],
      words: inside.map(({ word }) => word),
    }
  })
}
