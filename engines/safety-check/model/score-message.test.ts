import { describe, expect, it } from 'vitest'
import { readMessage } from '../judging/message.ts'
import { createLinearModel } from './linear-model.ts'
import type { SafetyModel } from './safety-model.ts'
import { scoreMessage } from './score-message.ts'

const nothing = createLinearModel(-5, [])
const model: SafetyModel = {
  thresholds: [{ fromWords: 1, card: 0, line: -1 }],
  raise: createLinearModel(-1, [
    ['w wardrobe', 20],
    ['w shop', -3],
  ]),
  topics: [
    { topic: 'suicide', model: nothing },
    { topic: 'danger', model: createLinearModel(0, [['w wardrobe', 3]]) },
  ],
  other: createLinearModel(-1, [['w sister', 10]]),
}
const score = (text: string) => scoreMessage(readMessage(text), [], model)
const ordinary = 'Today I went to the shop and bought milk for the week. '

describe('the score of a message', () => {
  it('is higher for what the model weighs as a sign', () => {
    expect(score('I hide in the wardrobe.').score).toBeGreaterThan(0)
    expect(score(ordinary).score).toBeLessThan(-1)
  })

  it('is not drowned by ordinary sentences around the sign', () => {
    const long = `${ordinary.repeat(40)}I hide in the wardrobe. ${ordinary.repeat(40)}`
    expect(score(long).score).toBeGreaterThan(0)
  })

  it('names the topic and whom it is about', () => {
    expect(score('I hide in the wardrobe').card()).toEqual({ topic: 'danger', about: 'self' })
    expect(score('My sister hides in the wardrobe').card()).toMatchObject({ about: 'other' })
  })

  it('falls back to the general card where no topic is likely', () => {
    const unsure = { ...model, topics: [{ topic: 'abuse' as const, model: nothing }] }
    const { card } = scoreMessage(readMessage('I hide in the wardrobe'), [], unsure)
    expect(card()).toMatchObject({ topic: 'suicide', about: 'self' })
  })

  it('is that of no words for an empty message', () => {
    expect(score('').score).toBe(-1)
  })
})
