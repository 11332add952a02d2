/** What one search found out about one card. */
export type CardEvidence = {
  /** Sum of the full-text scores of the question's terms in the card. */
  fullText: number
  /** How much of the question's meaning the card's topic words contain, rare words counting more, 0 to 1. */
  coverage: number
  /** How near the question is to the ways in which people put the card's topic, 0 to 1. */
  nearness: number
  /** Whether the question stands on the card word by word. */
  isOwnQuestion: boolean
  /** Whether the card belongs to the module in which the question was asked. */
  isInModule: boolean
}

/**
 * The weights of a conditional logistic regression, rounded: which card was meant, over half of what people write about
 * each card, asked in its own module, in another one and of the assistant.
 */
const FULL_TEXT_WEIGHT = 1.6
/** Keeps one rare word, such as "choir" in a story, from deciding alone. */
const COVERAGE_WEIGHT = 2.8
/** Nearness reads a question as a whole, in its order: as good a sign as the full text. */
const NEARNESS_WEIGHT = 4.2
/** How much better a card of another module has to match before it comes first. */
const MODULE_WEIGHT = 3.9
/** More than any other card can reach: e to the sum of all weights is below 270,000. */
const OWN_QUESTION = 1e9

/**
 * How likely it is that a card is meant, relative to the others of the same search: one with twice the score is twice
 * as likely. A card that shares no word with the question gets 0; a card's own question finds that card.
 */
export function rankScore(evidence: CardEvidence, best: Pick<CardEvidence, 'fullText' | 'nearness'>): number {
  if (evidence.isOwnQuestion) return OWN_QUESTION
  if (evidence.fullText === 0 || best.fullText === 0) return 0
  return Math.exp(
    FULL_TEXT_WEIGHT * (evidence.fullText / best.fullText) +
      COVERAGE_WEIGHT * evidence.coverage +
      NEARNESS_WEIGHT * (evidence.nearness / (best.nearness || 1)) +
      (evidence.isInModule ? MODULE_WEIGHT : 0),
  )
}
