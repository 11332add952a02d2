import { chooseStep, type Threshold, thresholdFor } from '#engines/safety-check/judging/choose-step.ts'
import type { Judged } from './judge-unseen.ts'

/** Where a new length of message begins (words). */
const BANDS = [1, 16, 31, 61, 121]
/** The shares of harmless messages that may bring the card, and the line: see README.md. */
const MAX_CARDS = 0.03
const MAX_LINES = 0.14
/** Scores are compared in steps of this (log odds). */
const STEP = 0.05
const HIGHEST = 8

const steps = Array.from({ length: Math.round((2 * HIGHEST) / STEP) + 1 }, (_, step) =>
  Number((step * STEP - HIGHEST).toFixed(2)),
)

/** Of harmless messages, how many bring the card, and how many card or line. */
function alarms(judged: readonly Judged[], of: (words: number) => { card: number; line: number }) {
  const taken = judged.map(({ byRules, words, ...score }) => chooseStep(byRules, score, of(words)))
  const share = (count: number) => count / Math.max(1, judged.length)
  return {
    cards: share(taken.filter((step) => step === 'card').length),
    lines: share(taken.filter((step) => step === 'line').length),
  }
}

/**
 * The lowest thresholds that keep to the shares, for each length of message, by messages that the model had not read.
 * @param judged unseen messages; only the harmless ones count
 */
export function chooseThresholds(judged: readonly Judged[]): readonly Threshold[] {
  const harmless = judged.filter(({ label }) => label === 'harmless')
  const start = BANDS.map((fromWords) => ({ fromWords, card: HIGHEST, line: HIGHEST }))
  let found: readonly Threshold[] = start
  // Neighbours reach into each other where the thresholds move from one to the next, so each is chosen three times.
  for (let round = 0; round < 3; round++)
    for (const [band, fromWords] of BANDS.entries()) {
      const own = harmless.filter(({ words }) => words >= fromWords && words < (BANDS[band + 1] ?? Infinity))
      const withOwn = (change: Partial<Threshold>) =>
        found.map((one, index) => (index === band ? { ...one, ...change } : one))
      const fits = (change: Partial<Threshold>) => {
        const { cards, lines } = alarms(own, (words) => thresholdFor(withOwn(change), words))
        return { isCardFit: cards <= MAX_CARDS, isLineFit: lines <= MAX_LINES }
      }
      const card = steps.find((step) => fits({ card: step }).isCardFit) ?? HIGHEST
      const line = steps.find((step) => fits({ card, line: step }).isLineFit) ?? HIGHEST
      found = withOwn({ card, line })
    }
  return found
}
