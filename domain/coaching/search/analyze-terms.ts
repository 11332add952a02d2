import { splitWords } from './split-words.ts'
import { stemEnglish } from './stem-english.ts'
import { isStopWord } from './stop-words.ts'

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

type Phrases = {
  conceptsByToken: ReadonlyMap<string, readonly string[]>
  /** First word of a phrase → length of the longest phrase that begins with it. */
  longestByFirstWord: ReadonlyMap<string, number>
  words: ReadonlySet<string>
}

function collectPhrases(groups: SynonymGroups): Phrases {
  const conceptsByToken = new Map<string, string[]>()
  const longestByFirstWord = new Map<string, number>()
  const allWords = new Set<string>()
  for (const [name, members] of Object.entries(groups)) {
    for (const member of members) {
      const words = splitWords(member).map(phraseWord)
      const token = words.join('_')
      const concepts = conceptsByToken.get(token) ?? []
      conceptsByToken.set(token, concepts.includes(`=${name}`) ? concepts : [...concepts, `=${name}`])
      const first = words[0] ?? ''
      longestByFirstWord.set(first, Math.max(longestByFirstWord.get(first) ?? 1, words.length))
      for (const word of words) allWords.add(word)
    }
  }
  return { conceptsByToken, longestByFirstWord, words: allWords }
}

/**
 * Turns text into search terms: phrases of the synonym list first (the longest wins), then single words. A stop
 * word counts only inside a phrase: `not invited` is a term, `not` is none.
 */
export function createTermAnalyzer(groups: SynonymGroups): TermAnalyzer {
  const { conceptsByToken, longestByFirstWord, words: vocabulary } = collectPhrases(groups)

  function phraseAt(
    words: readonly string[],
    start: number,
  ): { term: SearchTerm; length: number } | undefined {
    const longest = Math.min(longestByFirstWord.get(words[start] ?? '') ?? 1, words.length - start)
    for (let length = longest; length > 1; length -= 1) {
      const token = words.slice(start, start + length).join('_')
      const concepts = conceptsByToken.get(token)
      if (concepts) return { term: { token, concepts }, length }
    }
    return undefined
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
