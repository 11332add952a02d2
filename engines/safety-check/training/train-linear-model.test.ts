import { describe, expect, it } from 'vitest'
import { type LinearModel, scoreFeatures } from '#engines/safety-check/model/linear-model.ts'
import { Numbers } from './prepare-examples.ts'
import { trainLinearModel } from './train-linear-model.ts'

const options = { minExamples: 2, maxFeatures: 100, epochs: 20 }
const numbers = new Numbers()
const example = (isYes: boolean, ...stretches: string[]) => ({
  isYes,
  weight: 1,
  stretches: stretches.map((words) => numbers.encode(words.split(' '))),
})
const examples = [
  example(true, 'he hits me'),
  example(true, 'she hits me', 'we ate soup'),
  example(true, 'we ate soup', 'he hits them'),
  example(false, 'we ate soup'),
  example(false, 'she ate cake', 'he hits notes'),
  example(false, 'he ate cake'),
]
const lessons = { names: numbers.names, examples }
const scoreOf = (model: LinearModel, words: string) => scoreFeatures(model, words.split(' '))

describe('the training', () => {
  it('learns which words decide', () => {
    const model = trainLinearModel(lessons, options)
    expect(scoreOf(model, 'they hits me')).toBeGreaterThan(0)
    expect(scoreOf(model, 'they ate cake')).toBeLessThan(0)
  })

  it('gives the same weights for the same examples', () => {
    expect(trainLinearModel(lessons, options)).toEqual(trainLinearModel(lessons, options))
  })

  it('learns more from what weighs more', () => {
    const heavy = examples.map((one) => ({ ...one, weight: one.isYes ? 5 : 1 }))
    const [light, leaning] = [lessons, { ...lessons, examples: heavy }].map((some) =>
      scoreOf(trainLinearModel(some, options), 'he hits me'),
    )
    expect(leaning).toBeGreaterThan(light ?? 0)
  })

  it('leaves out words that are too rare', () => {
    const known = trainLinearModel(lessons, options).numbers
    expect([known.has('hits'), known.has('notes')]).toEqual([true, false])
  })

  it('keeps the words that weigh most when there are too many', () => {
    const known = trainLinearModel(lessons, { ...options, maxFeatures: 3 }).numbers
    expect(known.size).toBe(3)
    expect(known.has('notes')).toBe(false)
  })
})
