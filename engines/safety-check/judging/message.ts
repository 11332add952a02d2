import { type GrammarMatcher, matchGrammar } from '../language/match-grammar.ts'
import type { Token } from '../language/token.ts'
import { tokenize } from '../language/tokenize.ts'
import { isKnownWord, safetyGrammar } from '../lexicon/safety-grammar.ts'
import type { Span } from './finding.ts'

/** A message made ready for judging. */
export type Message = {
  tokens: readonly Token[]
  matcher: GrammarMatcher
  /** Where a name of the lexicon occurs. */
  spansOf: (name: string) => readonly Span[]
  /** Sentences in which the name of a frame occurs. */
  sentencesWith: (name: string) => ReadonlySet<number>
  /** Words in a sentence. */
  lengthOf: (sentence: number) => number
  /** Idioms and homonyms; see `figurative.ts`. */
  figurative: readonly Span[]
}

/** Splits a text into words and finds its idioms; frames are looked up when a sign asks for them. */
export function readMessage(text: string): Message {
  const tokens = tokenize(text, isKnownWord)
  const matcher = matchGrammar(safetyGrammar, tokens)
  const spans = new Map<string, readonly Span[]>()
  const spansOf = (name: string) => {
    let found = spans.get(name)
    if (!found) {
      found = matcher
        .startsOf(name)
        .flatMap((start) => matcher.endsOf(name, start).map((end) => ({ start, end })))
      spans.set(name, found)
    }
    return found
  }
  const sentences = new Map<string, ReadonlySet<number>>()
  const sentencesWith = (name: string) => {
    let found = sentences.get(name)
    if (!found) {
      found = new Set(spansOf(name).map(({ start }) => tokens[start]?.sentence ?? 0))
      sentences.set(name, found)
    }
    return found
  }
  const lengths = new Map<number, number>()
  for (const { sentence } of tokens) lengths.set(sentence, (lengths.get(sentence) ?? 0) + 1)
  const lengthOf = (sentence: number) => lengths.get(sentence) ?? 0
  return { tokens, matcher, spansOf, sentencesWith, lengthOf, figurative: spansOf('FIGURATIVE') }
}

/** Whether a word belongs to a word class of the lexicon. */
export function isWordOf(name: string, word: string | undefined): boolean {
  return word !== undefined && (safetyGrammar.classes.get(name)?.has(word) ?? false)
}
