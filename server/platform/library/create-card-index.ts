import MiniSearch from 'minisearch'
import type { SearchTerm } from '#domain/coaching/search/analyze-terms.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'

/** How much a match counts by where it stands. The example is one scene among many possible ones. */
const fieldWeights = {
  questions: 2,
  keywords: 2,
  everyday: 4,
  title: 2.5,
  summary: 1.5,
  guidance: 1,
  example: 0.1,
} as const
export type CardField = keyof typeof fieldWeights

/** On top of the score of its meaning: the very same word counts a little more than another word for it. */
const SAME_WORD_BONUS = 0.15

/** The texts of a card by field, as they are indexed. */
export function cardFields(
  card: SkillCard,
  everydayWords: readonly string[],
): Record<CardField, readonly string[]> {
  const { example, ...guidance } = card.sections
  return {
    questions: card.questions,
    keywords: card.keywords,
    everyday: everydayWords,
    title: [card.title],
    summary: [card.summary],
    guidance: Object.values(guidance),
    example: [example],
  }
}

/** Card id → score. */
export type CardScores = ReadonlyMap<string, number>

export type CardIndex = {
  /** How strongly a term stands in each card that contains it or a word of the same meaning (BM25). */
  scores(term: SearchTerm): CardScores
}

type CardTokens = Record<CardField, string> & { id: string }

function joinTokens(id: string, tokens: Record<CardField, readonly string[]>): CardTokens {
  const joined = Object.entries(tokens).map(([field, of]) => [field, of.join(' ')])
  return { id, ...(Object.fromEntries(joined) as Record<CardField, string>) }
}

/** A full-text index that answers term by term, so that the caller can say how much of a question was found. */
export function createCardIndex(
  cards: readonly { card: SkillCard; fieldTokens: Record<CardField, readonly string[]> }[],
): CardIndex {
  const index = new MiniSearch<CardTokens>({
    fields: Object.keys(fieldWeights),
    // The tokens were made before; joined by spaces they pass through the index as they are.
    tokenize: (tokens) => tokens.split(' '),
    processTerm: (token) => token,
    searchOptions: { boost: fieldWeights, tokenize: (token) => [token] },
  })
  index.addAll(cards.map(({ card, fieldTokens }) => joinTokens(card.id, fieldTokens)))

  const search = (token: string): CardScores =>
    new Map(index.search(token).map(({ id, score }) => [String(id), score]))

  function scoreTerm({ token, concepts }: SearchTerm): CardScores {
    const exact = search(token)
    if (concepts.length === 0) return exact
    const scores = new Map<string, number>()
    for (const [id, score] of concepts.flatMap((concept) => [...search(concept)])) {
      scores.set(id, Math.max(scores.get(id) ?? 0, score))
    }
    for (const [id, score] of scores) scores.set(id, score + SAME_WORD_BONUS * (exact.get(id) ?? 0))
    return scores
  }

  const cache = new Map<string, CardScores>()
  return {
    scores(term) {
      const known = cache.get(term.token)
      if (known) return known
      const scores = scoreTerm(term)
      // Only terms that stand in cards are kept: what people type must not fill the memory.
      if (scores.size > 0) cache.set(term.token, scores)
      return scores
    },
  }
}
