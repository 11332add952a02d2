/** What one search found out about one card. */
export type CardEvidence = {
  /** Sum of the full-text scores of the question's terms in the card. */
  fullText: number
  /** Likeness to the nearest of the card's own questions, 0 to 1. */
  question: number
  /** Likeness of topics, -1 to 1. */
  topic: number
  /** Whether the question stands on the card word by word. */
  isOwnQuestion: boolean
  /** Whether the card belongs to the module in which the question was asked. */
  isInModule: boolean
}

/** Full text says most; a near question and near topics confirm it. */
const QUESTION_WEIGHT = 1.2
const TOPIC_WEIGHT = 0.7
/** How much better a card of another module has to match before it comes first. */
const MODULE_PREFERENCE = 5
/** More than any other card can reach: (1 + 1.2 + 0.7) × 4 = 11.6. */
const OWN_QUESTION = 1000

/**
 * One comparable number per card, relative to the best full-text match of the same search. A card that shares no
 * word with the question gets 0, however near its topics are; a card's own question finds that card.
 */
export function rankScore(evidence: CardEvidence, bestFullText: number): number {
  if (evidence.isOwnQuestion) return OWN_QUESTION
  if (evidence.fullText === 0 || bestFullText === 0) return 0
  const words = (evidence.fullText / bestFullText) * (1 + QUESTION_WEIGHT * evidence.question)
  const score = words + TOPIC_WEIGHT * Math.max(0, evidence.topic)
  return evidence.isInModule ? score * MODULE_PREFERENCE : score
}
