import { type SearchTerm, tokensOf } from '#domain/coaching/search/analyze-terms.ts'
import type { OwnedPhrase } from '#domain/coaching/search/phrase-nearness.ts'
import type { SkillCard } from '#domain/coaching/skill-card.ts'
import { wordByWord } from '#engines/english/word-by-word.ts'
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
  /** The ways to put its topic. */
  phrases: readonly OwnedPhrase[]
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
  const phrases: OwnedPhrase[] = []
  for (const [field, texts] of Object.entries(cardFields(card, everydayWords)) as [CardField, string[]][]) {
    const read = texts.map((phrase) => ({
      ownerId: card.id,
      phrase,
      meanings: analyze(phrase).flatMap(tokensOf),
    }))
    fieldTokens[field] = read.flatMap(({ meanings }) => meanings)
    for (const token of fieldTokens[field]) allTokens.add(token)
    if (!topicFields.has(field)) continue
    phrases.push(...read)
    for (const token of fieldTokens[field]) topicTokens.add(token)
  }
  const ownQuestions = new Set(card.questions.map(wordByWord))
  return { card, fieldTokens, topicTokens, ownQuestions, allTokens, phrases }
}
