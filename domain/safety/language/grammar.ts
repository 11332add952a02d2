/**
 * The small language in which signs are written down.
 *
 * A lexicon maps names to words (one string, any of its words) or to patterns (a list, any of them). A pattern
 * is a sequence of elements:
 * - `want/wish` one of these words; `WANT` a name of the lexicon; both may be mixed: `WANT/need`
 * - `to?` may be missing
 * - `..3` any 0 to 3 words, none of them a negation or a word that breaks the sense (`GAP_STOP`)
 * - `~3` the same, and no new subject either (`SUBJECT`): "my dad says that | I hit"
 * - `!with/HOME` the next word is none of these (nothing is consumed)
 * - `$` a pause or the end of the sentence comes next; also as a choice: `now/$`
 * - `#` a number, `#8` a number of 8 or more
 *
 * Between two elements up to two filler words ("just", "really") may stand. A match never crosses a sentence.
 */
export type Lexicon = Readonly<Record<string, string | readonly string[]>>

/** What may stand at one place of a pattern. */
export type Choice = {
  /** Single words, those of word classes included. */
  words: ReadonlySet<string>
  /** Names of patterns. */
  symbols: readonly string[]
  /** A number of at least this value; null when no number is meant. */
  atLeast: number | null
  /** A pause or the end of the sentence will do as well (`now/$`). */
  orEnd: boolean
}
export type Element =
  | ({ kind: 'one'; isOptional: boolean } & Choice)
  | ({ kind: 'not' } & Choice)
  | { kind: 'gap'; maxWords: number; keepsSubject: boolean }
  | { kind: 'end' }
export type Pattern = readonly Element[]

export type Grammar = {
  /** Names that stand for single words. */
  classes: WordClasses
  /** Names that stand for patterns: the patterns by the words that they can begin with (`#`: a number). */
  rules: ReadonlyMap<string, ReadonlyMap<string, readonly Pattern[]>>
}

/** A pattern has fewer elements than this. */
export const MAX_ELEMENTS = 24

const isSymbol = (text: string) => /^[A-Z][A-Z0-9_]*$/.test(text)

type WordClasses = ReadonlyMap<string, ReadonlySet<string>>

function parseChoice(text: string, classes: WordClasses): Choice {
  const parts = text.split('/')
  const number = parts.find((part) => part.startsWith('#'))
  const symbols = parts.filter(isSymbol)
  const words = parts.filter((part) => !isSymbol(part) && !part.startsWith('#') && part !== '$')
  return {
    words: new Set([...words, ...symbols.flatMap((symbol) => [...(classes.get(symbol) ?? [])])]),
    symbols: symbols.filter((symbol) => !classes.has(symbol)),
    atLeast: number === undefined ? null : Number(number.slice(1) || 0),
    orEnd: parts.includes('$'),
  }
}

function parseElement(text: string, classes: WordClasses): Element {
  if (text === '$') return { kind: 'end' }
  if (text.startsWith('..')) return { kind: 'gap', maxWords: Number(text.slice(2)), keepsSubject: false }
  if (text.startsWith('~')) return { kind: 'gap', maxWords: Number(text.slice(1)), keepsSubject: true }
  if (text.startsWith('!')) return { kind: 'not', ...parseChoice(text.slice(1), classes) }
  const isOptional = text.endsWith('?')
  return { kind: 'one', isOptional, ...parseChoice(isOptional ? text.slice(0, -1) : text, classes) }
}

function parsePattern(text: string, classes: WordClasses): Pattern {
  const elements = text.split(' ').map((element) => parseElement(element, classes))
  // A gap at the end adds nothing, and would hide which word ends the match.
  while (elements.at(-1)?.kind === 'gap') elements.pop()
  if (elements.length >= MAX_ELEMENTS) throw new Error(`too long a pattern: ${text}`)
  return elements
}

/**
 * Compiles a lexicon.
 * @throws Error when a pattern names something that the lexicon lacks, begins with a gap, or a name contains itself
 */
export function compileGrammar(lexicon: Lexicon): Grammar {
  const classes = new Map<string, ReadonlySet<string>>()
  const patterns = new Map<string, readonly Pattern[]>()
  for (const [name, value] of Object.entries(lexicon))
    if (typeof value === 'string')
      classes.set(name, new Set(value.split(/\s+/).filter((word) => word !== '')))
  for (const [name, value] of Object.entries(lexicon))
    if (typeof value !== 'string')
      patterns.set(
        name,
        value.map((text) => parsePattern(text, classes)),
      )
  const rules = new Map<string, ReadonlyMap<string, readonly Pattern[]>>()
  for (const name of patterns.keys()) indexRule(name, { patterns, rules }, [])
  return { classes, rules }
}

type Compilation = {
  patterns: ReadonlyMap<string, readonly Pattern[]>
  rules: Map<string, ReadonlyMap<string, readonly Pattern[]>>
}

/** Files the patterns of a name under the words that they can begin with, and gives back those words. */
function indexRule(name: string, compilation: Compilation, path: readonly string[]): Iterable<string> {
  const known = compilation.rules.get(name)?.keys()
  if (known) return known
  if (path.includes(name)) throw new Error(`the lexicon's name "${name}" contains itself`)
  const patterns = compilation.patterns.get(name)
  if (!patterns) throw new Error(`the lexicon has no "${name}" (used in ${path.at(-1) ?? 'a pattern'})`)
  const byFirstWord = new Map<string, Pattern[]>()
  for (const pattern of patterns)
    for (const word of firstWordsOf(pattern, (symbol) => indexRule(symbol, compilation, [...path, name]))) {
      const others = byFirstWord.get(word)
      if (others) others.push(pattern)
      else byFirstWord.set(word, [pattern])
    }
  compilation.rules.set(name, byFirstWord)
  return byFirstWord.keys()
}

function firstWordsOf(pattern: Pattern, wordsOf: (symbol: string) => Iterable<string>): Set<string> {
  const first = new Set<string>()
  let isOpen = true
  for (const element of pattern) {
    if (element.kind === 'gap' || element.kind === 'end') {
      if (isOpen) throw new Error('a pattern begins with a gap')
      continue
    }
    const words = element.symbols.flatMap((symbol) => [...wordsOf(symbol)])
    if (!isOpen || element.kind === 'not') continue
    for (const word of [...element.words, ...words]) first.add(word)
    if (element.atLeast !== null) first.add('#')
    isOpen = element.isOptional
  }
  return first
}
