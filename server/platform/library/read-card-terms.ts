import { type SearchTerm, tokensOf } from '#domain/coaching/search/analyze-terms.ts'
import { wordByWord } from '#domain/coaching/search/word-by-word.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { type CardField, cardFields } from './create-card-index.ts'

/** The terms of one card, in the forms that the search needs. */
export type CardTerms = {
  card: SkillCard
  /** The tokens of each field. */
  fieldTokens: Record<CardField, readonly string[]>
  /** What the card is about: all fields but its guidance and its example. */
  topicTokens: ReadonlySet<string>
  /** Its questions as `wordByWord` gives them. */
  ownQuestions: ReadonlySet<string>
  /** The tokens of all fields. */
  allTokens: ReadonlySet<string>
}

const topicFields: ReadonlySet<CardField> = new Set(['questions', 'keywords', 'everyday', 'title', 'summary'])

/** Analyzes the fields of one card once. */
export function readCardTerms(
  card: SkillCard,
  everydayWords: readonly string[],
  analyze: (text: string) => SearchTerm[],
): CardTerms {
  const fieldTokens = {} as Record<CardField, readonly string[]>
  const topicTokens = new Set<string>()
  const allTokens = new Set<string>()
  for (const [field, text] of Object.entries(cardFields(card, everydayWords)) as [CardField, string][]) {
    fieldTokens[field] = analyze(text).flatMap(tokensOf)
    for (const token of fieldTokens[field]) {
      allTokens.add(token)
      if (topicFields.has(field)) topicTokens.add(token)
    }
  }
  const ownQuestions = new Set(card.questions.map(wordByWord))
  return { card, fieldTokens, topicTokens, ownQuestions, allTokens }
}
