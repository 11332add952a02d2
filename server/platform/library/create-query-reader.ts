import { meaningOf, type SearchTerm, type TermAnalyzer } from '#domain/coaching/search/analyze-terms.ts'
import type { CardIndex, CardScores } from './create-card-index.ts'

/** Of a long story only the rarest terms are looked up; they carry its topic, and the cost stays bounded. */
const MAX_QUERY_TERMS = 60
/** Shorter beginnings of words fit too many words. */
const MIN_PREFIX_LENGTH = 4

/** One term of a question with the cards in which it stands. */
export type QueryTerm = SearchTerm & { isCorrected: boolean; scores: CardScores }

type Parts = {
  analyzer: TermAnalyzer
  index: CardIndex
  correct: (stem: string) => string
  rarity: (term: string) => number
}

/** Reads a question: terms once each, spelling corrected, a last word that is not yet complete included. */
export function createQueryReader({
  analyzer,
  index,
  correct,
  rarity,
}: Parts): (query: string) => QueryTerm[] {
  function rarestOf(terms: readonly SearchTerm[]): SearchTerm[] {
    const distinct = [...new Map(terms.map((term) => [term.token, term])).values()]
    if (distinct.length <= MAX_QUERY_TERMS) return distinct
    return distinct.toSorted((a, b) => rarity(meaningOf(b)) - rarity(meaningOf(a))).slice(0, MAX_QUERY_TERMS)
  }

  return (query) => {
    const corrected = new Set<string>()
    const terms = analyzer.analyze(query, (stem) => {
      const spelled = correct(stem)
      if (spelled !== stem) corrected.add(spelled)
      return spelled
    })
    const lastToken = terms.at(-1)?.token
    return rarestOf(terms).map((term) => {
      const scores = index.scores(term)
      const isUnfinished =
        scores.size === 0 && term.token === lastToken && term.token.length >= MIN_PREFIX_LENGTH
      return {
        ...term,
        isCorrected: corrected.has(term.token),
        scores: isUnfinished ? index.prefixScores(term.token) : scores,
      }
    })
  }
}
