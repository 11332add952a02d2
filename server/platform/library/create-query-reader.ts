import { meaningOf, type SearchTerm, type TermAnalyzer } from '#domain/coaching/search/analyze-terms.ts'
import type { CardIndex, CardScores } from './create-card-index.ts'

/** Of a long story only the rarest terms are looked up; they carry its topic, and the cost stays bounded. */
const MAX_QUERY_TERMS = 60
/**
 * Of more different words than a person asks with, those behind are read as they stand: looking for what an unknown
 * word was meant to be costs as much as everything else together.
 */
const MAX_CORRECTED_WORDS = 300
/** One term of a question with the cards in which it stands. */
export type QueryTerm = SearchTerm & { isCorrected: boolean; scores: CardScores }

type Parts = {
  analyzer: TermAnalyzer
  index: CardIndex
  correct: (stem: string) => string
  /** The known stem that begins like this one, for a last word that is still being typed. */
  complete: (stem: string) => string | undefined
  rarity: (term: string) => number
}

/** Reads a question: terms once each, spelling corrected, a last word that is not yet complete included. */
export function createQueryReader({
  analyzer,
  index,
  correct,
  complete,
  rarity,
}: Parts): (query: string) => QueryTerm[] {
  function rarestOf(terms: readonly SearchTerm[]): SearchTerm[] {
    const distinct = [...new Map(terms.map((term) => [term.token, term])).values()]
    if (distinct.length <= MAX_QUERY_TERMS) return distinct
    return distinct.toSorted((a, b) => rarity(meaningOf(b)) - rarity(meaningOf(a))).slice(0, MAX_QUERY_TERMS)
  }

  return (query) => {
    const spellings = new Map<string, string>()
    const terms = analyzer.analyze(query, (stem) => {
      if (!spellings.has(stem) && spellings.size < MAX_CORRECTED_WORDS) spellings.set(stem, correct(stem))
      return spellings.get(stem) ?? stem
    })
    const corrected = new Set(
      [...spellings].flatMap(([stem, spelled]) => (spelled === stem ? [] : [spelled])),
    )
    const lastToken = terms.at(-1)?.token
    return rarestOf(terms).flatMap((term) => {
      const scores = index.scores(term)
      const whole = scores.size === 0 && term.token === lastToken ? complete(term.token) : undefined
      if (whole === undefined) return { ...term, isCorrected: corrected.has(term.token), scores }
      return analyzer
        .analyze(whole)
        .map((found) => ({ ...found, isCorrected: false, scores: index.scores(found) }))
    })
  }
}
