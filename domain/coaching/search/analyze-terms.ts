import { splitWords } from '#engines/english/split-words.ts'
import { stemEnglish } from '#engines/english/stem-english.ts'
import { isStopWord } from '#engines/english/stop-words.ts'

/** Name of a group of words and phrases that mean the same in everyday questions → its members. */
export type SynonymGroups = Readonly<Record<string, readonly string[]>>

/** One meaningful word or phrase of a text. */
export type SearchTerm = {
  /** Stem of the word, or the stems of a phrase joined by `_`. */
  token: string
  /** The synonym groups that it belongs to, each as `=name`. */
  concepts: readonly string[]
}

export type TermAnalyzer = {
  /**
   * The terms of a text in their order, stop words left out, repetitions kept.
   * @param correct is asked for the right spelling of each stem
   */
  analyze(text: string, correct?: (stem: string) => string): SearchTerm[]
  /** Every stem that a synonym names; spelling is corrected towards these too. */
  vocabulary: ReadonlySet<string>
}

/** The term's own token and its groups: what a text is indexed by. */
export const tokensOf = ({ token, concepts }: SearchTerm): string[] => [token, ...concepts]

/** One name for all words of the same meaning. */
export const meaningOf = ({ token, concepts }: SearchTerm): string => concepts[0] ?? token

const ownPronouns = new Set(['your', 'his', 'her', 'their', 'our', 'its', 'the', 'a', 'an'])
const objectPronouns = new Set(['him', 'them', 'us'])
const subjectPronouns = new Set(['he', 'she', 'they', 'we', 'you', 'it'])

/** Makes `lost his temper` and `lost my temper` one phrase. */
function phraseWord(word: string): string {
  if (ownPronouns.has(word)) return 'my'
  if (objectPronouns.has(word)) return 'me'
  if (subjectPronouns.has(word)) return 'i'
  return stemEnglish(word)
}

/** The phrases that begin with the words so far, word by word; `term` where one ends here. */
type PhraseNode = { next: Map<string, PhraseNode>; term?: SearchTerm }

type Phrases = {
  conceptsByToken: ReadonlyMap<string, readonly string[]>
  /** The phrases of two words and more. */
  phrases: PhraseNode
  words: ReadonlySet<string>
}

function addPhrase(root: PhraseNode, words: readonly string[], term: SearchTerm): void {
  let node = root
  for (const word of words) {
    const next = node.next.get(word) ?? { next: new Map() }
    node.next.set(word, next)
    node = next
  }
  node.term = term
}

function collectPhrases(groups: SynonymGroups): Phrases {
  const conceptsByToken = new Map<string, string[]>()
  const phrases: PhraseNode = { next: new Map() }
  const allWords = new Set<string>()
  for (const [name, members] of Object.entries(groups)) {
    for (const member of members) {
      const words = splitWords(member).map(phraseWord)
      const token = words.join('_')
      const concepts = [...new Set([...(conceptsByToken.get(token) ?? []), `=${name}`])]
      conceptsByToken.set(token, concepts)
      if (words.length > 1) addPhrase(phrases, words, { token, concepts })
      for (const word of words) allWords.add(word)
    }
  }
  return { conceptsByToken, phrases, words: allWords }
}

/**
 * Turns text into search terms: phrases of the synonym list first (the longest wins), then single words. A stop
 * word counts only inside a phrase: `not invited` is a term, `not` is none.
 */
export function createTermAnalyzer(groups: SynonymGroups): TermAnalyzer {
  const { conceptsByToken, phrases, words: vocabulary } = collectPhrases(groups)

  /** The longest phrase that begins at this word. */
  function phraseAt(
    words: readonly string[],
    start: number,
  ): { term: SearchTerm; length: number } | undefined {
    let found: { term: SearchTerm; length: number } | undefined
    let node: PhraseNode | undefined = phrases
    for (let at = start; at < words.length; at += 1) {
      node = node.next.get(words[at] ?? '')
      if (!node) break
      if (node.term) found = { term: node.term, length: at - start + 1 }
    }
    return found
  }

  return {
    vocabulary,
    analyze(text, correct = (stem) => stem) {
      const words = splitWords(text)
      const stems = words.map((word) => (isStopWord(word) ? phraseWord(word) : correct(phraseWord(word))))
      const terms: SearchTerm[] = []
      for (let index = 0; index < words.length; index += 1) {
        const phrase = phraseAt(stems, index)
        const token = stems[index] ?? ''
        if (phrase) {
          terms.push(phrase.term)
          index += phrase.length - 1
        } else if (!isStopWord(words[index] ?? '')) {
          terms.push({ token, concepts: conceptsByToken.get(token) ?? [] })
        }
      }
      return terms
    },
  }
}
