import { describe, expect, it } from 'vitest'
import { scoreWindows } from '#engines/safety-check/model/linear-model.ts'
import { trainLinearModel } from './train-linear-model.ts'

const options = { minExamples: 2, maxFeatures: 100, epochs: 20 }
const example = (isYes: boolean, ...windows: string[]) => ({
  isYes,
  windows: windows.map((words) => words.split(' ')),
})
const examples = [
  example(true, 'he hits me'),
  example(true, 'she hits me', 'we ate soup'),
  example(true, 'we ate soup', 'he hits them'),
  example(false, 'we ate soup'),
  example(false, 'she ate cake', 'he hits notes'),
  example(false, 'he ate cake'),
]
const scoreOf = (model: ReturnType<typeof trainLinearModel>, words: string) =>
  scoreWindows(model, [words.split(' ')], [{ start: 0, end: 1 }])[0]

describe('the training', () => {
  it('learns which words decide', () => {
    const model = trainLinearModel(examples, options)
    expect(scoreOf(model, 'they hits me')).toBeGreaterThan(0)
    expect(scoreOf(model, 'they ate cake')).toBeLessThan(0)
  })

  it('gives the same weights for the same examples', () => {
    expect(trainLinearModel(examples, options)).toEqual(trainLinearModel(examples, options))
  })

  it('leaves out words that are too rare', () => {
    const { numbers } = trainLinearModel(examples, options)
    expect([numbers.has('hits'), numbers.has('notes')]).toEqual([true, false])
  })

  it('keeps the words that weigh most when there are too many', () => {
    const { numbers } = trainLinearModel(examples, { ...options, maxFeatures: 3 })
    expect(numbers.size).toBe(3)
    expect(numbers.has('notes')).toBe(false)
  })
})
