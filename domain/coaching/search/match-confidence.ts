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
  /** How near the question is to the ways in which people put the card's topic, 0 to 1. */
  nearness: number
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

/** Two cards this close may both be meant: better to ask. */
const NEAR_TIE = 0.93
/** A single word, such as "meltdown", says even less which of two cards is meant. */
const NEAR_TIE_OF_ONE_TERM = 0.5

/** The strength from which a card answers. A wrong answer that sounds sure does more harm than a question. */
const STRONG_FROM = 0.5
/** Below this strength a card is not even offered: fewer than one in eight was right. */
const WEAK_FROM = -2

/**
 * The log-odds that the card is right. The weights are those of a logistic regression, rounded, on the committed
 * questions of `server/platform/library/evaluation`: real questions, off-topic ones, and half of what people write
 * about each card, asked in its own module, in another one and of the assistant.
 */
export function matchStrength(evidence: MatchEvidence): number {
  return (
    0.013 * evidence.fullText +
    2 * evidence.coverage +
    2.7 * evidence.nearness -
    2.9 * evidence.rivalShare -
    2.2 * evidence.unknownShare -
    (evidence.termCount === 1 ? 0.7 : 0) -
    (evidence.isElsewhere ? 2 : 0)
  )
}

/** Whether a match is good enough to answer with, to ask about, or neither. */
export function matchConfidence(evidence: MatchEvidence): MatchConfidence {
  if (evidence.isOwnQuestion) return 'strong'
  // The words may stand in the card's steps by chance: without one shared topic word nothing is offered.
  if (evidence.matchedTerms === 0) return 'none'
  const strength = matchStrength(evidence)
  const nearTie = evidence.termCount === 1 ? NEAR_TIE_OF_ONE_TERM : NEAR_TIE
  if (strength >= STRONG_FROM && evidence.rivalShare <= nearTie) return 'strong'
  return strength >= WEAK_FROM ? 'weak' : 'none'
}
