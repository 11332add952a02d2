import {
  type Beginning,
  type Choice,
  type Element,
  type Grammar,
  MAX_ELEMENTS,
  type Pattern,
} from './grammar.ts'
import { readNumber } from './read-number.ts'
import type { Token } from './token.ts'

/** At most this many filler words may stand between two elements of a pattern. */
const MAX_FILLERS = 2
/** A match spans at most this many words, which bounds the work per word. */
const MAX_SPAN = 30

const none: readonly number[] = []

export type GrammarMatcher = {
  /** Where matches of the name that begin at this word end (index after the last word), or none. */
  endsOf: (name: string, start: number) => readonly number[]
  /** At which words a match of the name can begin at all. */
  startsOf: (name: string) => readonly number[]
  /** Elements tried so far: the measure of work, independent of the machine. */
  steps: () => number
}

/** One attempt to match one pattern at one place. */
type Attempt = {
  pattern: Pattern
  start: number
  /** The match may not reach this word: end of the sentence, or `MAX_SPAN`. */
  limit: number
  ends: number[]
  /** Which element was already tried at which word in attempt `number`; every such pair is tried once. */
  tried: Int32Array
  number: number
}

/** Cells for every element of the longest pattern at every word of a span. */
const TRIED_CELLS = MAX_ELEMENTS * (MAX_SPAN + 1)

/**
 * Matches names of a grammar against a message. Every name is tried at most once per word (memoised), within a
 * window of `MAX_SPAN` words, so the work grows linearly with the message.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one match shares its memo among small inner functions
export function matchGrammar(grammar: Grammar, tokens: readonly Token[]): GrammarMatcher {
  const fillers = grammar.classes.get('FILLER') ?? new Set()
  const gapStops = grammar.classes.get('GAP_STOP') ?? new Set()
  const subjects = grammar.classes.get('SUBJECT') ?? new Set()
  const conjunctions = grammar.classes.get('CONJUNCTION') ?? new Set()
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const sentenceEnds = findSentenceEnds(tokens)
  const memo = new Map<string, Map<number, readonly number[]>>()
  const satisfied = findAnchors(grammar, tokens)
  const starts = findStarts(grammar, tokens, satisfied)
  // One table per level of nesting, used again and again: an old attempt's number marks a cell as free.
  const tables: Int32Array[] = []
  let level = 0
  let attempts = 0
  let steps = 0

  function endsOf(name: string, start: number): readonly number[] {
    const word = wordAt(start)
    const rule = grammar.rules.get(name)
    if (!rule) return grammar.classes.get(name)?.has(word) ? [start + 1] : none
    const patterns = rule.get(word) ?? (readNumber(word) === null ? undefined : rule.get('#'))
    if (!patterns) return none
    const anchors = satisfied[start]
    const likely = patterns.filter((pattern) => isLikely(pattern, anchors))
    if (likely.length === 0) return none
    let known = memo.get(name)
    if (!known) {
      known = new Map()
      memo.set(name, known)
    }
    let ends = known.get(start)
    if (!ends) {
      ends = matchPatterns(likely, start)
      known.set(start, ends)
    }
    return ends
  }

  function matchPatterns(patterns: readonly Pattern[], start: number): readonly number[] {
    const limit = Math.min(sentenceEnds[start] ?? 0, start + MAX_SPAN)
    const ends: number[] = []
    tables[level] ??= new Int32Array(TRIED_CELLS)
    const tried = tables[level] as Int32Array
    level++
    for (const pattern of patterns) walk({ pattern, start, limit, ends, tried, number: ++attempts }, 0, start)
    level--
    return ends
  }

  function walk(attempt: Attempt, elementIndex: number, at: number): void {
    const cell = elementIndex * (MAX_SPAN + 1) + (at - attempt.start)
    if (attempt.tried[cell] === attempt.number) return
    attempt.tried[cell] = attempt.number
    steps++
    const element = attempt.pattern.elements[elementIndex]
    if (element === undefined) {
      if (!attempt.ends.includes(at)) attempt.ends.push(at)
    } else if (element.kind === 'one') walkOne(attempt, element, elementIndex, at)
    else if (element.kind === 'gap') walkGap(attempt, element, elementIndex, at)
    else if (element.kind === 'end' ? isPause(attempt, at) : !isNext(attempt, element, at))
      walk(attempt, elementIndex + 1, at)
  }

  function walkOne(
    attempt: Attempt,
    element: Extract<Element, { kind: 'one' }>,
    index: number,
    at: number,
  ): void {
    if (element.isOptional || (element.orEnd && isPause(attempt, at))) walk(attempt, index + 1, at)
    for (let next = at; next < attempt.limit && next - at <= MAX_FILLERS; next++) {
      for (const end of endsOfChoice(element, next)) if (end <= attempt.limit) walk(attempt, index + 1, end)
      if (index === 0 || !fillers.has(wordAt(next))) return
    }
  }

  function walkGap(
    attempt: Attempt,
    gap: Extract<Element, { kind: 'gap' }>,
    index: number,
    at: number,
  ): void {
    walk(attempt, index + 1, at)
    for (let next = at; next - at < gap.maxWords && next < attempt.limit; next++) {
      const word = wordAt(next)
      if (gapStops.has(word) || (gap.keepsSubject && subjects.has(word))) return
      walk(attempt, index + 1, next + 1)
    }
  }

  const isPause = ({ start }: Attempt, at: number) =>
    at >= (sentenceEnds[start] ?? 0) || tokens[at]?.isAfterPause === true || conjunctions.has(wordAt(at))

  function isNext(attempt: Attempt, choice: Choice, at: number): boolean {
    if (choice.orEnd && isPause(attempt, at)) return true
    for (let next = at; next < attempt.limit && next - at <= MAX_FILLERS; next++) {
      if (endsOfChoice(choice, next).length > 0) return true
      if (!fillers.has(wordAt(next))) return false
    }
    return false
  }

  function endsOfChoice(choice: Choice, at: number): readonly number[] {
    const word = wordAt(at)
    const isWord = choice.words.has(word) || (choice.atLeast !== null && isNumberFrom(choice.atLeast, word))
    if (choice.symbols.length === 0) return isWord ? [at + 1] : none
    const ends = choice.symbols.flatMap((symbol) => endsOf(symbol, at))
    return isWord ? [...ends, at + 1] : ends
  }

  return { endsOf, startsOf: (name) => starts.get(name) ?? none, steps: () => steps }
}

function isNumberFrom(least: number, word: string): boolean {
  const value = readNumber(word)
  return value !== null && value >= least
}

/** For each word the anchors (1: satisfied) of its sentence, one table per sentence. */
function findAnchors(grammar: Grammar, tokens: readonly Token[]): readonly Uint8Array[] {
  const tables: Uint8Array[] = []
  let table = new Uint8Array(grammar.anchorCount)
  for (const [at, { word, sentence }] of tokens.entries()) {
    if (at > 0 && sentence !== tokens[at - 1]?.sentence) table = new Uint8Array(grammar.anchorCount)
    for (const anchor of grammar.anchorsByWord.get(word) ?? none) table[anchor] = 1
    if (readNumber(word) !== null)
      for (const anchor of grammar.anchorsByWord.get('#') ?? none) table[anchor] = 1
    tables.push(table)
  }
  return tables
}

/** For each name the words at which a match may begin, as far as the words of the sentence tell. */
function findStarts(
  grammar: Grammar,
  tokens: readonly Token[],
  satisfied: readonly Uint8Array[],
): ReadonlyMap<string, readonly number[]> {
  const starts = new Map<string, number[]>()
  const begin = (beginnings: readonly Beginning[], at: number) => {
    for (const { name, patterns } of beginnings) {
      if (!isAnyLikely(patterns, satisfied[at])) continue
      const others = starts.get(name)
      if (!others) starts.set(name, [at])
      else if (others.at(-1) !== at) others.push(at)
    }
  }
  for (const [at, { word }] of tokens.entries()) {
    begin(grammar.beginningWith.get(word) ?? [], at)
    if (readNumber(word) !== null) begin(grammar.beginningWith.get('#') ?? [], at)
  }
  return starts
}

function isAnyLikely(patterns: readonly Pattern[], satisfied: Uint8Array | undefined): boolean {
  for (const pattern of patterns) if (isLikely(pattern, satisfied)) return true
  return false
}

function isLikely({ anchors }: Pattern, satisfied: Uint8Array | undefined): boolean {
  for (const anchor of anchors) if (satisfied?.[anchor] !== 1) return false
  return true
}

/** For each word the index after the last word of its sentence. */
function findSentenceEnds(tokens: readonly Token[]): readonly number[] {
  const ends: number[] = []
  for (let at = tokens.length - 1; at >= 0; at--)
    ends[at] = tokens[at + 1]?.sentence === tokens[at]?.sentence ? (ends[at + 1] ?? at + 1) : at + 1
  return ends
}
