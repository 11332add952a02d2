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

/** Full text says most. Coverage keeps one rare word, such as "choir" in a story, from deciding alone. */
const COVERAGE_WEIGHT = 0.6
/** Nearness reads a question as a whole, in its order: as good a sign as the full text. */
const NEARNESS_WEIGHT = 1.5
/** How much better a card of another module has to match before it comes first. */
const MODULE_PREFERENCE = 3
/** More than any other card can reach: (1 + 0.6 + 1.5) × 3 = 9.3. */
const OWN_QUESTION = 1000

/**
 * One comparable number per card, relative to the best values of the same search. A card that shares no
 * word with the question gets 0; a card's own question finds that card.
 */
export function rankScore(evidence: CardEvidence, best: Pick<CardEvidence, 'fullText' | 'nearness'>): number {
  if (evidence.isOwnQuestion) return OWN_QUESTION
  if (evidence.fullText === 0 || best.fullText === 0) return 0
  const score =
    evidence.fullText / best.fullText +
    COVERAGE_WEIGHT * evidence.coverage +
    NEARNESS_WEIGHT * (evidence.nearness / (best.nearness || 1))
  return evidence.isInModule ? score * MODULE_PREFERENCE : score
}
