import { describe, expect, it } from 'vitest'
import { thresholdFor } from '#engines/safety-check/judging/choose-step.ts'
import { chooseThresholds } from './choose-thresholds.ts'
import type { Judged } from './judge-unseen.ts'

/** A thousand harmless messages of a length, with scores spread evenly from `from` to `from` + 2. */
const spread = (words: number, from: number): readonly Judged[] =>
  Array.from({ length: 1_000 }, (_, index) => ({
    label: 'harmless',
    source: 'v00',
    words,
    byRules: null,
    clear: from + index / 500,
    any: from + index / 500,
  }))

describe('the thresholds', () => {
  const thresholds = chooseThresholds(
    [4, 22, 43, 85, 171].flatMap((words, band) => spread(words, band / 2 - 3)),
  )

  it('let few harmless messages of every length bring the card or the line', () => {
    for (const [band, words] of [4, 22, 43, 85, 171].entries()) {
      const { card, line } = thresholdFor(thresholds, words)
      const scores = spread(words, band / 2 - 3).map(({ any }) => any)
      expect(scores.filter((score) => score > card).length).toBeLessThanOrEqual(30)
      expect(scores.filter((score) => score > line && score <= card).length).toBeLessThanOrEqual(140)
      expect(scores.filter((score) => score > line).length).toBeGreaterThan(100)
    }
  })

  it('take more to count in a longer message where more is found by chance', () => {
    const cards = thresholds.map(({ card }) => card)
    expect(cards).toEqual(cards.toSorted((one, other) => one - other))
  })
})
