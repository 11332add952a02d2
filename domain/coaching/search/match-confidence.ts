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
  /** Likeness to the nearest of the card's own questions, 0 to 1. */
  question: number
  /** Whether the question stands on the card word by word. */
  isOwnQuestion: boolean
  /** The card's full-text score as a share of the best card's of all modules, 0 to 1. */
  fullTextShare: number
  /** Likeness of topics, -1 to 1. */
  topic: number
  /** Whether the question was asked in a module and the card belongs to another one. */
  isElsewhere: boolean
  /** The strongest rival's score as a share of this card's score, 0 to 1; 1 for a card that is not the best. */
  rivalShare: number
  /** Share of the question's words that stand in no card at all, 0 to 1. */
  unknownShare: number
}

/** More matched words than these say no more about whether the topic is right. */
const ENOUGH_TERMS = 3

/** Two cards this close may both be meant: better to ask. */
const NEAR_TIE = 0.93
/** A single word, such as "meltdown", says even less which of two cards is meant. */
const NEAR_TIE_OF_ONE_TERM = 0.5

const STRONG_FROM = 1.5
const WEAK_FROM = -0.8

/**
 * One number for how sure the match is. The weights were fitted on the committed questions of
 * `server/platform/library/evaluation` (real questions against off-topic ones) and rounded.
 */
export function matchStrength(evidence: MatchEvidence): number {
  return (
    1.1 * Math.min(evidence.matchedTerms, ENOUGH_TERMS) +
    1.0 * evidence.fullTextShare +
    0.3 * evidence.question +
    1.4 * Math.max(0, evidence.topic) -
    3.3 * evidence.rivalShare -
    3.5 * evidence.unknownShare -
    (evidence.isElsewhere ? 4.6 : 0)
  )
}

/** Whether a match is good enough to answer with, to ask about, or neither. */
export function matchConfidence(evidence: MatchEvidence): MatchConfidence {
  if (evidence.isOwnQuestion) return 'strong'
  // Topics alone may be near by chance: without one shared topic word nothing is offered.
  if (evidence.matchedTerms === 0) return 'none'
  const strength = matchStrength(evidence)
  const nearTie = evidence.termCount === 1 ? NEAR_TIE_OF_ONE_TERM : NEAR_TIE
  if (strength >= STRONG_FROM && evidence.rivalShare <= nearTie) return 'strong'
  return strength >= WEAK_FROM ? 'weak' : 'none'
}
