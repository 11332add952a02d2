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
export type Pattern = {
  elements: readonly Element[]
  /**
   * Numbers of the word sets (`Grammar.anchorsByWord`) of which each must have a word in the sentence, or the pattern
   * cannot match there. They spare most attempts.
   */
  anchors: readonly number[]
}

export type Beginning = { name: string; patterns: readonly Pattern[] }

export type Grammar = {
  /** Names that stand for single words. */
  classes: WordClasses
  /** Names that stand for patterns: the patterns by the words that they can begin with (`#`: a number). */
  rules: ReadonlyMap<string, ReadonlyMap<string, readonly Pattern[]>>
  /** The patterns that can begin with a word (`#`: with a number), by their names. */
  beginningWith: ReadonlyMap<string, readonly Beginning[]>
  /** The anchors that a word satisfies. */
  anchorsByWord: ReadonlyMap<string, readonly number[]>
  anchorCount: number
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

function parsePattern(text: string, classes: WordClasses): readonly Element[] {
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
  const patterns = new Map<string, readonly (readonly Element[])[]>()
  for (const [name, value] of Object.entries(lexicon))
    if (typeof value === 'string')
      classes.set(name, new Set(value.split(/\s+/).filter((word) => word !== '')))
  for (const [name, value] of Object.entries(lexicon))
    if (typeof value !== 'string')
      patterns.set(
        name,
        value.map((text) => parsePattern(text, classes)),
      )
  const compilation: Compilation = { patterns, rules: new Map(), anchors: new Map() }
  for (const name of patterns.keys()) indexRule(name, compilation, [])
  const { rules, anchors } = compilation
  const anchorsByWord = Map.groupBy(
    [...anchors.values()].flatMap(({ number, words }) => [...words].map((word) => ({ number, word }))),
    ({ word }) => word,
  )
  return {
    classes,
    rules,
    beginningWith: sortByWord(rules),
    anchorsByWord: new Map([...anchorsByWord].map(([word, all]) => [word, all.map(({ number }) => number)])),
    anchorCount: anchors.size,
  }
}

function sortByWord(rules: Grammar['rules']): Grammar['beginningWith'] {
  const beginnings = new Map<string, Beginning[]>()
  for (const [name, byWord] of rules)
    for (const [word, patterns] of byWord) {
      const others = beginnings.get(word)
      if (others) others.push({ name, patterns })
      else beginnings.set(word, [{ name, patterns }])
    }
  return beginnings
}

type Anchor = { number: number; words: ReadonlySet<string> }
type Compilation = {
  patterns: ReadonlyMap<string, readonly (readonly Element[])[]>
  rules: Map<string, ReadonlyMap<string, readonly Pattern[]>>
  /** By their words, so that equal ones are one. */
  anchors: Map<string, Anchor>
}

/** Files the patterns of a name under the words that they can begin with, and gives back those words. */
function indexRule(name: string, compilation: Compilation, path: readonly string[]): Iterable<string> {
  const known = compilation.rules.get(name)?.keys()
  if (known) return known
  if (path.includes(name)) throw new Error(`the lexicon's name "${name}" contains itself`)
  const patterns = compilation.patterns.get(name)
  if (!patterns) throw new Error(`the lexicon has no "${name}" (used in ${path.at(-1) ?? 'a pattern'})`)
  const byFirstWord = new Map<string, Pattern[]>()
  for (const elements of patterns) {
    const wordSets = elements.map((element) => wordsAt(element, name, compilation, path))
    const pattern = { elements, anchors: chooseAnchors(elements, wordSets, compilation.anchors) }
    for (const word of firstWordsOf(elements, wordSets)) {
      const others = byFirstWord.get(word)
      if (others) others.push(pattern)
      else byFirstWord.set(word, [pattern])
    }
  }
  compilation.rules.set(name, byFirstWord)
  return byFirstWord.keys()
}

/** The words with which an element can begin; `#` stands for a number. */
function wordsAt(
  element: Element,
  name: string,
  compilation: Compilation,
  path: readonly string[],
): ReadonlySet<string> {
  if (element.kind === 'gap' || element.kind === 'end') return new Set()
  const words = new Set(element.words)
  for (const symbol of element.symbols)
    for (const word of indexRule(symbol, compilation, [...path, name])) words.add(word)
  if (element.atLeast !== null) words.add('#')
  return words
}

function firstWordsOf(elements: readonly Element[], wordSets: readonly ReadonlySet<string>[]): Set<string> {
  const first = new Set<string>()
  for (const [at, element] of elements.entries()) {
    if (element.kind === 'gap' || element.kind === 'end') throw new Error('a pattern begins with a gap')
    if (element.kind === 'not') continue
    for (const word of wordSets[at] ?? []) first.add(word)
    if (!element.isOptional) break
  }
  return first
}

/** So many elements of a pattern are looked for in the sentence before the pattern is tried. */
const MAX_ANCHORS = 3

/** The elements that a match cannot do without, those first that the fewest sentences contain. */
function chooseAnchors(
  elements: readonly Element[],
  wordSets: readonly ReadonlySet<string>[],
  anchors: Map<string, Anchor>,
): readonly number[] {
  // A match is only begun at a word of the first element, so that it tells nothing more.
  const needed = wordSets.filter((_, at) => {
    const element = elements[at]
    return at > 0 && element?.kind === 'one' && !element.isOptional && !element.orEnd
  })
  return needed
    .toSorted((one, other) => commonness(one) - commonness(other))
    .slice(0, MAX_ANCHORS)
    .map((words) => {
      const key = [...words].toSorted().join(' ')
      const known = anchors.get(key)
      if (known) return known.number
      anchors.set(key, { number: anchors.size, words })
      return anchors.size - 1
    })
}

/** Words in nearly every sentence; one of them makes a word set useless for telling sentences apart. */
const commonWords = new Set(
  'i me my a the to and is am are not it in on of he she they his her have # will'.split(' '),
)
const COMMON_WORD_COST = 100

function commonness(words: ReadonlySet<string>): number {
  let cost = 0
  for (const word of words) cost += commonWords.has(word) ? COMMON_WORD_COST : 1
  return cost
}
