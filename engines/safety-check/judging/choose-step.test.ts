import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseStep, forReceivedWords, thresholdFor } from './choose-step.ts'

const thresholds = [
  { fromWords: 1, card: 0, line: -2 },
  { fromWords: 16, card: 1, line: -1 },
  { fromWords: 64, card: 3, line: 0 },
]

describe('the thresholds of a length', () => {
  it('are those of the band in its middle, and of the outer bands beyond', () => {
    expect(thresholdFor(thresholds, 4)).toEqual({ card: 0, line: -2 })
    expect(thresholdFor(thresholds, 32)).toEqual({ card: 1, line: -1 })
    expect(thresholdFor(thresholds, 1)).toEqual({ card: 0, line: -2 })
    expect(thresholdFor(thresholds, 5_000)).toEqual({ card: 3, line: 0 })
  })

  it('never jump: one word more moves them by less than a tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 3_000 }), (words) => {
        const step = thresholdFor(thresholds, words + 1).card - thresholdFor(thresholds, words).card
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.1)
      }),
    )
  })
})

describe('the step of a message', () => {
  const limits = { card: 1, line: -1 }
  it.each([
    ['card', null, 1.5, 0],
    ['line', null, 0.9, 0],
    ['none', null, 0, -1.5],
    ['card', 'card', -9, -9],
    ['line', 'line', -9, -9],
    ['card', 'line', 1.5, 0],
  ] as const)('is the %s for a sign "%s" and scores of %s and %s: the model only raises', (step, byRules, clear, any) => {
    expect(chooseStep(byRules, { clear, any }, limits)).toBe(step)
  })
})

describe('words that were received', () => {
  const limits = { card: 1, line: -1 }
  it.each([
    ['line', null, 1.2, 1.2],
    ['none', null, 0, -0.5],
    ['card', null, 1.6, 0],
    ['card', 'card', -9, -9],
    ['line', 'line', -9, -9],
  ] as const)('take the step "%s" with the sign "%s" and scores of %s and %s: the model has to be surer', (step, byRules, clear, any) => {
    expect(chooseStep(byRules, { clear, any }, forReceivedWords(limits))).toBe(step)
  })
})
