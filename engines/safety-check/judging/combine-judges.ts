import type { Score } from '../model/score-message.ts'
import type { SafetyVerdict } from '../safety-verdict.ts'
import type { Finding } from './finding.ts'

/** A sign that needs no second opinion: the words say it themselves. */
const isDirect = ({ sign, weight }: Finding) =>
  weight === 'raised' && (sign.strength === 'clear' || sign.needsNoSecondJudge === true)

/** What an unclear sign adds to the model's score (log odds): it makes a card about seven times as likely. */
const UNCLEAR_SIGN = 2
/** Fewer words are left to the rules: a model can take "Hello there" for "be there", and that for a sign. */
const MIN_WORDS_TO_SCORE = 4

/**
 * The verdict of both judges. A direct sign is never overruled. Otherwise the model decides, and what the rules find
 * counts for the card.
 * @param byRules what the rules say, with all that they found
 * @param raiseAbove the card comes above this sum (log odds)
 */
export function combineJudges(
  byRules: { verdict: SafetyVerdict; findings: readonly Finding[] },
  { score, words, card }: Score,
  raiseAbove: number,
): SafetyVerdict {
  const { verdict, findings } = byRules
  if (words < MIN_WORDS_TO_SCORE) return verdict
  if (verdict.kind === 'none') return score > raiseAbove ? card() : verdict
  const stands = findings.some(isDirect) || score + UNCLEAR_SIGN > raiseAbove
  return stands ? verdict : { kind: 'none' }
}
