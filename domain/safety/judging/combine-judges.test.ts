import { describe, expect, it } from 'vitest'
import type { SafetyVerdict } from '../safety-verdict.ts'
import { combineJudges } from './combine-judges.ts'
import type { Finding } from './finding.ts'

const thresholds = { raiseAbove: 2, overruleBelow: -1 }
const none: SafetyVerdict = { kind: 'none' }
const byRules: SafetyVerdict = { kind: 'card', topic: 'abuse', about: 'other' }
const byModel: SafetyVerdict = { kind: 'card', topic: 'danger', about: 'self' }
const scored = (score: number, words = 15) => ({ score, words, card: () => byModel })
const found = (strength: 'clear' | 'unclear'): Finding => ({
  start: 0,
  end: 2,
  sign: { topic: 'abuse', name: 'a sign', strength },
  about: 'other',
  weight: 'raised',
})

describe('the two judges together', () => {
  it.each([
    [2.1, byModel],
    [2, none],
  ])('where the rules see nothing, a score of %d decides', (score, verdict) => {
    expect(combineJudges({ verdict: none, findings: [] }, scored(score), thresholds)).toEqual(verdict)
  })

  it('the model raises nothing on one to three words', () => {
    expect(combineJudges({ verdict: none, findings: [] }, scored(20, 3), thresholds)).toEqual(none)
    expect(combineJudges({ verdict: none, findings: [] }, scored(20, 4), thresholds)).toEqual(byModel)
  })

  it.each([
    [-1, byRules],
    [-1.1, none],
  ])('an unclear sign stands, at a score of %d, unless the model is sure', (score, verdict) => {
    const rules = { verdict: byRules, findings: [found('unclear')] }
    expect(combineJudges(rules, scored(score), thresholds)).toEqual(verdict)
  })

  it('an unclear sign stands in a short message whatever the model says', () => {
    const rules = { verdict: byRules, findings: [found('unclear')] }
    expect(combineJudges(rules, scored(-20, 14), thresholds)).toEqual(byRules)
  })

  it('a direct sign stands whatever the model says', () => {
    const rules = { verdict: byRules, findings: [found('unclear'), found('clear')] }
    expect(combineJudges(rules, scored(-20), thresholds)).toEqual(byRules)
  })
})
