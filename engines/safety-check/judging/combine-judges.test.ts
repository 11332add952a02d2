import { describe, expect, it } from 'vitest'
import type { SafetyVerdict } from '../safety-verdict.ts'
import { combineJudges } from './combine-judges.ts'
import type { Finding } from './finding.ts'

const RAISE_ABOVE = 2
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
    expect(combineJudges({ verdict: none, findings: [] }, scored(score), RAISE_ABOVE)).toEqual(verdict)
  })

  it('leave one to three words to the rules', () => {
    const rules = { verdict: byRules, findings: [found('unclear')] }
    expect(combineJudges({ verdict: none, findings: [] }, scored(20, 3), RAISE_ABOVE)).toEqual(none)
    expect(combineJudges({ verdict: none, findings: [] }, scored(20, 4), RAISE_ABOVE)).toEqual(byModel)
    expect(combineJudges(rules, scored(-20, 3), RAISE_ABOVE)).toEqual(byRules)
  })

  it.each([
    [0.1, byRules],
    [0, none],
  ])('need a score of less where there is an unclear sign: %d', (score, verdict) => {
    const rules = { verdict: byRules, findings: [found('unclear')] }
    expect(combineJudges(rules, scored(score), RAISE_ABOVE)).toEqual(verdict)
  })

  it('let a direct sign stand whatever the model says', () => {
    const rules = { verdict: byRules, findings: [found('unclear'), found('clear')] }
    expect(combineJudges(rules, scored(-20), RAISE_ABOVE)).toEqual(byRules)
  })

  it('ask the model of a particular sign only where its surroundings are harmless', () => {
    const plain = found('unclear')
    const particular = { ...plain, sign: { ...plain.sign, needsNoSecondJudge: true } }
    const judge = (finding: Finding) =>
      combineJudges({ verdict: byRules, findings: [finding] }, scored(-20), RAISE_ABOVE)
    expect(judge(particular)).toEqual(byRules)
    expect(judge({ ...particular, weight: 'softened' })).toEqual(none)
    expect(judge(plain)).toEqual(none)
  })
})
