import { shortForms } from '../lexicon/short-forms.ts'
import { joinedPairs, selfCompounds } from '../lexicon/spelling.ts'
import { correctSpelling } from './correct-spelling.ts'
import { normalizeText } from './normalize-text.ts'
import type { Token } from './token.ts'

/** A word (with apostrophes and disguised letters inside), the end of a sentence, a pause, a quotation mark. */
const pieces =
  /(?<word>[\p{L}\p{N}](?:[\p{L}\p{N}]|['@$!](?=[\p{L}\p{N}])|\*{1,5}(?=[\p{L}\p{N}]))*)|(?<end>[!?;]+|\n[ \t]*\n|\.(?!\.))|(?<pause>\.{2,}|[,:()[\]{}/|–—\n]|(?<=\s)-(?=\s)|…)|(?<quote>")|(?<open>(?<![\p{L}\p{N}])'(?=\p{L}))|(?<close>(?<=[\p{L}\p{N}.!?,])'(?![\p{L}\p{N}]))/gu

/** Endings that stand for a second word, longest first. */
const endings: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'d", 'would'],
  ["'m", 'am'],
]
const takesIs = new Set(
  'he she it that what who there here where how everything everyone nobody nothing'.split(' '),
)

/**
 * Splits a message into words with their sentence, pauses and quotation marks. Short forms are written out
 * ("don't" → "do not"), misspelt key words are corrected.
 * @param isKnown whether the lexicon uses this word, so that it is not taken for a misspelling
 */
export function tokenize(text: string, isKnown: (word: string) => boolean): Token[] {
  const corrected = new Map<string, readonly string[]>()
  const wordsOf = (raw: string): readonly string[] => {
    const known = corrected.get(raw)
    if (known) return known
    const words = spellOut(raw).flatMap((word) => {
      const better = correctSpelling(word, isKnown)
      return shortForms.get(better)?.split(' ') ?? [better]
    })
    corrected.set(raw, words)
    return words
  }
  const tokens: Token[] = []
  let sentence = 0
  let isAfterPause = false
  let quote = 0
  let quotesSeen = 0
  for (const { groups = {} } of normalizeText(text).matchAll(pieces)) {
    if (groups.end !== undefined) sentence++
    if (groups.pause !== undefined) isAfterPause = true
    const mark = groups.quote ?? groups.open ?? groups.close
    if (mark !== undefined) {
      // An apostrophe at the end of a word ("my parents' house") opens nothing.
      if (quote > 0 && groups.open === undefined) quote = 0
      else if (quote === 0 && groups.close === undefined) quote = ++quotesSeen
      isAfterPause = true
    }
    for (const word of groups.word === undefined ? [] : wordsOf(groups.word)) {
      tokens.push({ word, sentence, isAfterPause, quote })
      isAfterPause = false
    }
  }
  return joinPairs(tokens)
}

function spellOut(raw: string): readonly string[] {
  const bare = raw.replaceAll("'", '')
  const short = shortForms.get(bare)
  if (short !== undefined) return short.split(' ')
  for (const [ending, word] of endings)
    if (raw.endsWith(ending) && raw.length > ending.length)
      return [...spellOut(raw.slice(0, -ending.length)), word]
  if (raw.endsWith("'s")) {
    const base = raw.slice(0, -2)
    return base === 'let' ? ['let', 'us'] : [...spellOut(base), takesIs.has(base) ? 'is' : "'s"]
  }
  const measured = /^(\d+)([a-z]+)$/.exec(bare)
  return measured?.[1] && measured[2] ? [measured[1], ...spellOut(measured[2])] : [bare]
}

function joinPairs(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const previous = joined.at(-1)
    const pair =
      previous && previous.sentence === token.sentence
        ? joinedPairs.get(`${previous.word} ${token.word}`)
        : undefined
    const isCompound = token.word === 'self' && selfCompounds.has(tokens[index + 1]?.word ?? '')
    if (previous && pair !== undefined && !isCompound)
      joined.splice(-1, 1, ...pair.split(' ').map((word) => ({ ...previous, word })))
    else joined.push({ ...token })
  }
  return joined
}
