import { describe, expect, it } from 'vitest'
import { readMessage } from '../judging/message.ts'
import { createLinearModel } from './linear-model.ts'
import type { SafetyModel } from './safety-model.ts'
import { scoreMessage } from './score-message.ts'

const nothing = createLinearModel(-5, [])
const both = (...weights: number[]) => ({
  clear: Float64Array.from(weights),
  any: Float64Array.from(weights),
})
/** The highest score of the stretches is that of the message. */
const highest = [0, 1]
const model: SafetyModel = {
  thresholds: [{ fromWords: 1, card: 0, line: -1 }],
  stretches: {
    bias: { clear: -1, any: -1 },
    numbers: new Map([
      ['w wardrobe', 0],
      ['w shop', 1],
    ]),
    own: both(20, -3),
    near: both(0, -1),
    words: new Map([['cellar', 0]]),
    meaning: both(6),
  },
  message: { clear: highest, any: [0, 0, 0, 0, 0, 1] },
  topics: [
    { topic: 'suicide', model: nothing },
    { topic: 'danger', model: createLinearModel(0, [['w wardrobe', 3]]) },
  ],
  other: createLinearModel(-1, [['w sister', 10]]),
}
const score = (text: string) => scoreMessage(readMessage(text), null, model)
const ordinary = 'Today I went to the shop and bought milk for the week. '

describe('the score of a message', () => {
  it('is higher for what the model weighs as a sign', () => {
    expect(score('I hide in the wardrobe.').clear).toBeGreaterThan(0)
    expect(score(ordinary).clear).toBeLessThan(-1)
  })

  it('is not drowned by ordinary sentences around the sign', () => {
    const long = `${ordinary.repeat(40)}I hide in the wardrobe. ${ordinary.repeat(40)}`
    expect(score(long).any).toBeGreaterThan(0)
  })

  it('names the topic and whom it is about', () => {
    expect(score('I hide in the wardrobe').card()).toEqual({ topic: 'danger', about: 'self' })
    expect(score('My sister hides in the wardrobe').card()).toMatchObject({ about: 'other' })
  })

  it('falls back to the general card where no topic is likely', () => {
    const unsure = { ...model, topics: [{ topic: 'abuse' as const, model: nothing }] }
    const { card } = scoreMessage(readMessage('I hide in the wardrobe'), null, unsure)
    expect(card()).toMatchObject({ topic: 'suicide', about: 'self' })
  })

  it('knows words by what they mean', () => {
    expect(score('I hide in the cellar').clear).toBeGreaterThan(score('I hide in the attic').clear)
  })

  it('is lower beside what sounds harmless', () => {
    expect(score(`I hide in the wardrobe. ${ordinary}`).clear).toBeLessThan(
      score('I hide in the wardrobe.').clear,
    )
  })

  it('is low for an empty message', () => {
    expect(score('').clear).toBeLessThan(-1)
  })
})
