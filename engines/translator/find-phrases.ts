import { editDistance } from '#engines/english/correct-spelling.ts'
import { countWords } from '#engines/english/count-words.ts'
import type { PhraseEntry } from './phrase-book.ts'

/** A phrase in a text; `start` and `end` count UTF-16 units. */
export type FoundPhrase = { entry: PhraseEntry; start: number; end: number }

type Token = { word: string; start: number; end: number }
type Form = { entry: PhraseEntry; tokens: readonly string[]; isTiny: boolean }

/** What stands behind is not read: a phrase book is for messages. */
const MAX_CHARACTERS = 20_000
/** A form needs so many words before one of them may be misspelt. */
const MIN_WORDS_FOR_TYPO = 3
/** Shorter words are too near to others, as "these" to "those". */
const MIN_LETTERS_FOR_TYPO = 6

const token = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|…|\.{2,}|[?!]+|\.|\p{Extended_Pictographic}/gu
const hasLetters = /[\p{L}\p{N}]/u

function readTokens(text: string, withMarks: boolean): Token[] {
  return [...text.slice(0, MAX_CHARACTERS).matchAll(token)]
    .map(({ 0: found, index }) => ({
      word: found
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/^\.{2,}$/, '…'),
      start: index,
      end: index + found.length,
    }))
    .filter(({ word }) => withMarks || !/^[.…?!]+$/.test(word))
}

const isSameWord = (expected: string, word: string | undefined) => expected === word

function isTypo(expected: string, word: string | undefined): boolean {
  return (
    word !== undefined &&
    expected.length >= MIN_LETTERS_FOR_TYPO &&
    expected[0] === word[0] &&
    editDistance(expected, word, 1) === 1
  )
}

function fits({ tokens: form, isTiny }: Form, text: readonly Token[], at: number): boolean {
  if (isTiny && text.length > form.length + 1) return false
  let typos = 0
  for (const [offset, expected] of form.entries()) {
    const word = text[at + offset]?.word
    if (isSameWord(expected, word)) continue
    if (form.length < MIN_WORDS_FOR_TYPO || !isTypo(expected, word)) return false
    typos += 1
  }
  return typos <= 1
}

/** Ordinary words that are expressions only where they are all that is said. */
const ordinaryWords = new Set(
  'this that same so well fine right nice grand there here sure good great no yes what mood dead done it'.split(
    ' ',
  ),
)
const MAX_TINY_LETTERS = 4

/** "k" alone is an answer; inside a sentence it is a letter. So is "u up" in "pick u up", and "this" in most sentences. */
function isOnlyAlone(tokens: readonly string[]): boolean {
  const [first = ''] = tokens
  if (!hasLetters.test(first)) return false
  if (tokens.length === 1) return first.length < 3 || ordinaryWords.has(first)
  return tokens.join('').length <= MAX_TINY_LETTERS
}

const sentenceEnd = /[.!?…\n]/
const isWord = /[\p{L}\p{N}]/u
/** So many words may stand beside a form that is all of its sentence, such as a name, or behind the close of a letter. */
const MOST_BESIDE = 1
const MOST_BEHIND_CLOSE = 3

/** The text of the same sentence before and behind a place. */
function besideIn(text: string, start: number, end: number): [before: string, behind: string] {
  const before = text.slice(0, start).split(sentenceEnd).at(-1) ?? ''
  return [before, text.slice(end).split(sentenceEnd)[0] ?? '']
}

/** Whether a phrase stands where it has its meaning. */
function standsRight({ entry, start, end }: FoundPhrase, text: string): boolean {
  const [before, behind] = besideIn(text, start, end)
  if (entry.stands === 'opening') return !isWord.test(before)
  if (entry.stands === 'alone') return countWords(before) + countWords(behind) <= MOST_BESIDE
  if (entry.stands === 'ending') return !isWord.test(behind)
  if (entry.stands === 'close')
    return !isWord.test(before) && countWords(text.slice(end)) <= MOST_BEHIND_CLOSE
  return true
}

export type PhraseBook = { find(text: string): FoundPhrase[] }

/** A book that finds its phrases in texts: whole words, the longest at each place, one misspelt word borne. */
export function createPhraseBook(entries: readonly PhraseEntry[]): PhraseBook {
  const plain = new Map<string, Form[]>()
  const marked = new Map<string, Form[]>()
  for (const entry of entries) {
    for (const say of entry.say) {
      const isMarked = entry.group === 'punctuation'
      const tokens = readTokens(say, isMarked).map(({ word }) => word)
      const [first] = tokens
      if (first === undefined) continue
      const isTiny = isMarked || isOnlyAlone(tokens)
      const index = isMarked ? marked : plain
      index.set(first, [...(index.get(first) ?? []), { entry, tokens, isTiny }])
    }
  }
  function findIn(index: ReadonlyMap<string, Form[]>, text: readonly Token[]): FoundPhrase[] {
    return text.flatMap(({ word, start }, at) =>
      (index.get(word) ?? [])
        .filter((form) => fits(form, text, at))
        .map(({ entry, tokens }) => ({ entry, start, end: text[at + tokens.length - 1]?.end ?? start })),
    )
  }
  return {
    find(text) {
      const found = [
        ...findIn(plain, readTokens(text, false)),
        ...findIn(marked, readTokens(text, true)),
      ].filter((phrase) => standsRight(phrase, text))
      const kept: FoundPhrase[] = []
      for (const phrase of found.sort((a, b) => b.end - b.start - (a.end - a.start))) {
        const isCovered = kept.some(
          ({ entry, start, end }) =>
            entry.id === phrase.entry.id || (phrase.start < end && start < phrase.end),
        )
        if (!isCovered) kept.push(phrase)
      }
      return kept.sort((a, b) => a.start - b.start)
    },
  }
}
