import type { FoundPhrase } from './find-phrases.ts'
import { isUsedLiterally } from './literal-use.ts'
import type { Part } from './say-words.ts'

/** A phrase that fills this much of its sentence says what the sentence is for. */
export const CARRYING_PART = 0.35
/** One that fills this much of it is a clue where nothing else is likely. */
export const CLUE_PART = 0.15
/** Groups whose entries explain a word and hide nothing. */
const explaining = new Set(['abbreviation', 'word'])
const marksOnly = new Set(['punctuation', 'emoji'])

export const isMark = ({ entry }: FoundPhrase): boolean => marksOnly.has(entry.group)

/** The part of its sentence that a phrase fills, from 0 to 1. */
function partFilled({ start, end }: FoundPhrase, message: string, parts: readonly Part[]): number {
  const said = message.slice(start, end)
  const sentence = parts.find((part) => part.text.includes(said))
  return sentence ? said.length / sentence.text.length : 0
}

/** The phrases that fill at least `part` of their sentence, the fullest first; words come before marks and emoji. */
export function carryingPhrases(
  found: readonly FoundPhrase[],
  message: string,
  parts: readonly Part[],
  part: number,
): FoundPhrase[] {
  return found
    .filter((phrase) => !explaining.has(phrase.entry.group) && partFilled(phrase, message, parts) >= part)
    .toSorted(
      (one, other) =>
        Number(isMark(one)) - Number(isMark(other)) ||
        partFilled(other, message, parts) - partFilled(one, message, parts),
    )
}

/** A phrase says more of a message than its length. */
const WEIGHT_OF_PHRASES = 1.5
const WEIGHT_OF_SHARP_TONE = 0.5

/** How much the phrases of a message speak against its words alone, from 0 to 1. */
export function hiddenByPhrases(found: readonly FoundPhrase[], message: string): number {
  const hiding = found.filter(
    (phrase) => !isMark(phrase) && !explaining.has(phrase.entry.group) && !isUsedLiterally(phrase, message),
  )
  const length = hiding.reduce((sum, { start, end }) => sum + end - start, 0)
  const filled = (WEIGHT_OF_PHRASES * length) / message.length
  const isSharp = hiding.some(({ entry }) => entry.tone === 'cool' || entry.tone === 'hostile')
  return Math.min(1, isSharp ? filled + WEIGHT_OF_SHARP_TONE : filled)
}
