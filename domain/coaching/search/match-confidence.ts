/**
 * `strong`: answer with this card. `weak`: ask which of the nearest topics is meant. `none`: the library has
 * nothing on this.
 */
export type MatchConfidence = 'strong' | 'weak' | 'none'

export type MatchEvidence = {
  /** How many meaningful words the question has. */
  termCount: number
  /** How many of the question's words stand in the card's own topic words; a corrected word counts half. */
  matchedTerms: number
  /** How much of the question's meaning the card's topic words contain, rare words counting more, 0 to 1. */
  coverage: number
  /** How near the question is to the five nearest ways in which people put the card's topic, 0 to 1. */
  nearness: number
  /** How near it is to the very nearest of them, 0 to 1. */
  nearestPhrase: number
  /** Whether the question stands on the card word by word. */
  isOwnQuestion: boolean
  /** Whether the question was asked in a module and the card belongs to another one. */
  isElsewhere: boolean
  /** The strongest rival's score as a share of this card's score, 0 to 1; 1 for a card that is not the best. */
  rivalShare: number
  /** Sum of the full-text scores of the question's terms in the card. */
  fullText: number
  /** Share of the question's words that stand in no card at all, 0 to 1. */
  unknownShare: number
}

/** A single word, such as "meltdown", does not say which of two such cards is meant. */
const NEAR_TIE_OF_ONE_TERM = 0.5

/** The strength from which a card answers. A wrong answer that sounds sure does more harm than a question. */
const STRONG_FROM = 0.85
/** Below this strength a card is not even offered: fewer than one in eight was right. */
const WEAK_FROM = -2.7

/** So few words say less than a sentence does. */
const fewTerms: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.35 }

/**
 * The log-odds that the card is right. The weights are those of a logistic regression, rounded, on the committed
 * questions of `server/platform/library/evaluation`: real questions, some on no topic of the cards, and half of what people write
 * about each card, asked in its own module, in another one and of the assistant.
 */
export function matchStrength(evidence: MatchEvidence): number {
  return (
    0.01 * evidence.fullText +
    1.1 * evidence.coverage +
    evidence.nearness +
    3.7 * evidence.nearestPhrase -
    2.4 * evidence.rivalShare -
    2 * evidence.unknownShare -
    (fewTerms[evidence.termCount] ?? 0) -
    (evidence.isElsewhere ? 1.8 : 0) -
    1.1
  )
}

/** Whether a match is good enough to answer with, to ask about, or neither. */
export function matchConfidence(evidence: MatchEvidence): MatchConfidence {
  if (evidence.isOwnQuestion) return 'strong'
  // The words may stand in the card's steps by chance: without one shared topic word nothing is offered.
  if (evidence.matchedTerms === 0) return 'none'
  const strength = matchStrength(evidence)
  const isTie = evidence.termCount === 1 && evidence.rivalShare > NEAR_TIE_OF_ONE_TERM
  if (strength >= STRONG_FROM && !isTie) return 'strong'
  return strength >= WEAK_FROM ? 'weak' : 'none'
}
