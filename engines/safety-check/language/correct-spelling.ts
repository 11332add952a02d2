import { editDistance } from '#engines/english/correct-spelling.ts'
import { shortForms } from '../lexicon/short-forms.ts'
import { innocentLookAlikes, keyWords } from '../lexicon/spelling.ts'

const keyWordsByInitial = Map.groupBy(keyWords, (word) => word.charAt(0))
const leetLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }),
)

/** Shorter words stand one letter from too many others. */
const MIN_MISSPELT_LETTERS = 4
/** A swap or a doubled letter is looked for in words of this length. */
const MIN_SLIP_LETTERS = 3
const MAX_SLIP_LETTERS = 12

/**
 * The word that is probably meant: drawn-out letters shortened, digits read as letters, blanked letters filled
 * in, and one wrong letter (two in long words) forgiven for key words. Unknown words are returned as they are.
 */
export function correctSpelling(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word)) return word
  const letters = readLeet(word)
  if (isKnown(letters)) return letters
  const shortened = shortenRuns(letters, isKnown)
  if (shortened.endsWith('in') && isKnown(`${shortened}g`)) return `${shortened}g`
  if (isKnown(shortened) || innocentLookAlikes.has(shortened)) return shortened
  return (
    findKeyWord(shortened) ??
    findSlip(shortened, isKnown) ??
    findClippedEnding(shortened, isKnown) ??
    shortened
  )
}

function readLeet(word: string): string {
  if (!/[a-z]/.test(word)) return word
  return word.replace(/[013457@$!]/g, (sign) => leetLetters.get(sign) ?? sign)
}

function shortenRuns(word: string, isKnown: (word: string) => boolean): string {
  if (!/(.)\1\1/.test(word)) return word
  const twice = word.replace(/(.)\1{2,}/g, '$1$1')
  return isKnown(twice) ? twice : word.replace(/(.)\1{2,}/g, '$1')
}

/** Two letters swapped ("dei"), or one doubled or not doubled ("hitts", "pils"), in a word that is none otherwise. */
function findSlip(word: string, isKnown: (word: string) => boolean): string | null {
  if (word.length < MIN_SLIP_LETTERS || word.length > MAX_SLIP_LETTERS) return null
  for (let at = 0; at < word.length; at++) {
    const [before, letter, next, rest] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ]
    const slips = [
      before + next + letter + rest,
      before + letter + word.slice(at),
      letter === next ? before + word.slice(at + 1) : '',
    ]
    const meant = slips.find(
      (slip) => slip !== word && slip !== '' && (isKnown(slip) || shortForms.has(slip)),
    )
    if (meant !== undefined) return meant
  }
  return null
}

/** An ending as it sounds: "grabd", "pusht", "pilz". */
function findClippedEnding(word: string, isKnown: (word: string) => boolean): string | null {
  const [, base = '', last = '', ending = ''] = /^(.*([^aeiou]))(d|t|z)$/.exec(word) ?? []
  const whole = ending === 'z' ? [`${base}s`] : [`${base}ed`, `${base}${last}ed`]
  return base === '' ? null : (whole.find(isKnown) ?? null)
}

function findKeyWord(word: string): string | null {
  if (word.includes('*')) return keyWords.find((key) => fitsBlanks(word, key)) ?? null
  if (word.length < MIN_MISSPELT_LETTERS) return null
  // The first letter is seldom mistyped; the second covers two swapped letters at the beginning.
  const candidates = [word.charAt(0), word.charAt(1)].flatMap(
    (initial) => keyWordsByInitial.get(initial) ?? [],
  )
  return candidates.find((key) => isMisspelling(word, key)) ?? null
}

function isMisspelling(word: string, key: string): boolean {
  if (key.length < 5 || (key[0] !== word[0] && key[0] !== word[1])) return false
  const allowed = key.length >= 9 ? 2 : 1
  return Math.abs(key.length - word.length) <= allowed && editDistance(word, key, allowed) <= allowed
}

/** "s**cide" fits "suicide": as long as the key word, and equal wherever a letter is given. */
function fitsBlanks(word: string, key: string): boolean {
  if (word.length !== key.length || !/[a-z].*[a-z]/.test(word)) return false
  return [...word].every((letter, index) => letter === '*' || letter === key[index])
}
