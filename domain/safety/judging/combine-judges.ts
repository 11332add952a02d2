import type { Thresholds } from '../model/safety-model.ts'
import type { Score } from '../model/score-message.ts'
import type { SafetyVerdict } from '../safety-verdict.ts'
import type { Finding } from './finding.ts'

/** A sign that needs no second opinion: the words say it themselves. */
const isDirect = ({ sign, weight }: Finding) => sign.strength === 'clear' && weight === 'raised'

/** A shorter message gives the model too little to be sure of: "I am afraid of my husband" says enough. */
const MIN_WORDS_TO_OVERRULE = 15
/** Fewer words are left to the rules: a model can take "Hello there" for "be there", and that for a sign. */
const MIN_WORDS_TO_RAISE = 4

/**
 * The verdict of both judges. The rules' card stands where a direct sign stands, and where the model does not clearly
 * see an ordinary message of some length. Where the rules see nothing, the model raises the card when it is sure enough.
 * @param byRules what the rules say, with all that they found
 */
export function combineJudges(
  byRules: { verdict: SafetyVerdict; findings: readonly Finding[] },
  { score, words, card }: Score,
  { raiseAbove, overruleBelow }: Thresholds,
): SafetyVerdict {
  if (byRules.verdict.kind === 'none')
    return words >= MIN_WORDS_TO_RAISE && score > raiseAbove ? card() : byRules.verdict
  const isOverruled =
    words >= MIN_WORDS_TO_OVERRULE && score < overruleBelow && !byRules.findings.some(isDirect)
  return isOverruled ? { kind: 'none' } : byRules.verdict
}
