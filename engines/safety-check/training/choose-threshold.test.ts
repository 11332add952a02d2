import { describe, expect, it } from 'vitest'
import { chooseThreshold, type Judged, rate } from './choose-threshold.ts'

const unfound = (isRaising: boolean, score: number): Judged => ({
  isRaising,
  score,
  words: 20,
  byRules: { kind: 'none' },
  findings: [],
})

describe('the threshold', () => {
  const judged = [
    unfound(true, 2),
    unfound(true, 1),
    unfound(true, -1),
    unfound(false, 0),
    unfound(false, -2),
  ]

  it('raises as much as the limit of false alarms allows', () => {
    expect(rate(judged, chooseThreshold(judged, 0))).toEqual({ recall: 2 / 3, falseAlarms: 0 })
    expect(rate(judged, chooseThreshold(judged, 0.5))).toEqual({ recall: 1, falseAlarms: 0.5 })
  })

  it('cannot be chosen when direct signs alone break the limit', () => {
    const sign = { topic: 'suicide', name: 'act', strength: 'clear' } as const
    const direct: Judged = {
      isRaising: false,
      score: -9,
      words: 20,
      byRules: { kind: 'card', topic: 'suicide', about: 'self' },
      findings: [{ start: 0, end: 1, sign, about: 'self', weight: 'raised' }],
    }
    expect(() => chooseThreshold([direct], 0.5)).toThrow('limit')
  })
})
