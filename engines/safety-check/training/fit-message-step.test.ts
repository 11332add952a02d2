import { describe, expect, it } from 'vitest'
import { scoreScores } from '#engines/safety-check/model/message-step.ts'
import { type Case, fitMessageStep } from './fit-message-step.ts'

const cases: readonly Case[] = Array.from({ length: 200 }, (_, index) => {
  const value = (index % 20) - 10
  return { described: [1, value, index % 7], isYes: value + (index % 3) > 4, weight: 1 }
})

describe('the message step', () => {
  const weights = fitMessageStep(cases)

  it('tells apart what its numbers tell apart', () => {
    expect(scoreScores(weights, [1, 9, 3])).toBeGreaterThan(1)
    expect(scoreScores(weights, [1, -9, 3])).toBeLessThan(-1)
  })

  it('gives little to a number that says nothing', () => {
    expect(Math.abs(weights[2] ?? 9)).toBeLessThan(Math.abs(weights[1] ?? 0) / 2)
  })

  it('leans to what counts more', () => {
    const heavy = cases.map((one) => ({ ...one, weight: one.isYes ? 5 : 1 }))
    expect(scoreScores(fitMessageStep(heavy), [1, 4, 3])).toBeGreaterThan(scoreScores(weights, [1, 4, 3]))
  })
})
