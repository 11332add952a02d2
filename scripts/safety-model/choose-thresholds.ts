import { combineJudges } from '#domain/safety/judging/combine-judges.ts'
import type { Finding } from '#domain/safety/judging/finding.ts'
import type { Thresholds } from '#domain/safety/model/safety-model.ts'
import { generalCard, type SafetyVerdict } from '#domain/safety/safety-verdict.ts'

/** A message that the model was not trained with, as both judges see it. */
export type Judged = {
  isRaising: boolean
  byRules: SafetyVerdict
  findings: readonly Finding[]
  score: number
  words: number
}

export type Rates = { recall: number; falseAlarms: number }

/** Scores are compared in steps of this (log odds). */
const STEP = 0.1
const LOWEST = -2
const HIGHEST = 3
/** A message counts as clearly ordinary only well below the score of one that says nothing. */
const HIGHEST_TO_OVERRULE = -1

/** How many messages raise the card, of those that must and of those that must not. */
export function rate(judged: readonly Judged[], thresholds: Thresholds): Rates {
  const shareOf = (isRaising: boolean) => {
    const all = judged.filter((one) => one.isRaising === isRaising)
    const raised = all.filter(
      ({ byRules, findings, score, words }) =>
        combineJudges({ verdict: byRules, findings }, { score, words, card: () => generalCard }, thresholds)
          .kind === 'card',
    )
    return raised.length / Math.max(1, all.length)
  }
  return { recall: shareOf(true), falseAlarms: shareOf(false) }
}

/**
 * The two thresholds with the highest recall at no more than so many false alarms.
 * @throws Error when no thresholds keep to the limit
 */
export function chooseThresholds(judged: readonly Judged[], maxFalseAlarms: number): Thresholds {
  const steps = Array.from({ length: Math.round((HIGHEST - LOWEST) / STEP) + 1 }, (_, step) =>
    Number((LOWEST + step * STEP).toFixed(1)),
  )
  const all = steps.flatMap((raiseAbove) =>
    steps
      .filter((overruleBelow) => overruleBelow <= Math.min(raiseAbove, HIGHEST_TO_OVERRULE))
      .map((overruleBelow) => ({ raiseAbove, overruleBelow })),
  )
  const [best] = all
    .map((thresholds) => ({ thresholds, ...rate(judged, thresholds) }))
    .filter(({ falseAlarms }) => falseAlarms <= maxFalseAlarms)
    .toSorted((one, other) => other.recall - one.recall || one.falseAlarms - other.falseAlarms)
  if (!best) throw new Error('no thresholds keep to the limit of false alarms')
  return best.thresholds
}
