import { combineJudges } from '#engines/safety-check/judging/combine-judges.ts'
import type { Finding } from '#engines/safety-check/judging/finding.ts'
import { generalCard, type SafetyVerdict } from '#engines/safety-check/safety-verdict.ts'

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

/** How many messages raise the card, of those that must and of those that must not. */
export function rate(judged: readonly Judged[], raiseAbove: number): Rates {
  const shareOf = (isRaising: boolean) => {
    const all = judged.filter((one) => one.isRaising === isRaising)
    const raised = all.filter(
      ({ byRules, findings, score, words }) =>
        combineJudges({ verdict: byRules, findings }, { score, words, card: () => generalCard }, raiseAbove)
          .kind === 'card',
    )
    return raised.length / Math.max(1, all.length)
  }
  return { recall: shareOf(true), falseAlarms: shareOf(false) }
}

/**
 * The lowest threshold with no more than so many false alarms: the one with the highest recall.
 * @throws Error when no threshold keeps to the limit
 */
export function chooseThreshold(judged: readonly Judged[], maxFalseAlarms: number): number {
  const steps = Array.from({ length: Math.round((HIGHEST - LOWEST) / STEP) + 1 }, (_, step) =>
    Number((LOWEST + step * STEP).toFixed(1)),
  )
  const lowest = steps.find((raiseAbove) => rate(judged, raiseAbove).falseAlarms <= maxFalseAlarms)
  if (lowest === undefined) throw new Error('no threshold keeps to the limit of false alarms')
  return lowest
}
