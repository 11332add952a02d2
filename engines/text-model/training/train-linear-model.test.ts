import { describe, expect, it } from 'vitest'
import { shareOut, vectorOf } from '../bag-model.ts'
import { readWordingFeatures } from '../read-features.ts'
import { readWeights, writeWeights } from '../weights-file.ts'
import { trainLinearModel } from './train-linear-model.ts'

const choices = ['thanks', 'shorter']
const texts = [
  ['thank you', 'thanks a lot', 'ok thank you so much', 'thanks that helps'],
  ['too long', 'shorter please', 'that is too much text', 'can you make it shorter'],
]
const examples = texts.flatMap((of, choice) =>
  of.map((text) => ({ features: readWordingFeatures(text), choice })),
)
const options = { name: 'kind', choices, maxRows: 500, freedom: 8, steps: 60 }
const model = trainLinearModel(examples, options)
const sharesOf = (text: string, of = model) => {
  const [head] = of.heads
  if (!head) throw new Error('a model has a head')
  return shareOut(head, vectorOf(of, readWordingFeatures(text)))
}

describe('a linear model', () => {
  it('tells of texts that it has not seen', () => {
    expect(sharesOf('thanks so much')[0]).toBeGreaterThan(0.6)
    expect(sharesOf('please make it shorter')[1]).toBeGreaterThan(0.6)
  })

  it('is the same for the same examples, and after a way through its file nearly the same', () => {
    expect(trainLinearModel(examples, options)).toEqual(model)
    const { kind } = readWeights(writeWeights({ kind: model }))
    expect(sharesOf('thanks a lot', kind)[0]).toBeCloseTo(sharesOf('thanks a lot')[0] ?? 0, 1)
  })

  it('is sure of nothing that it does not know', () => {
    expect(Math.max(...sharesOf('zebra'))).toBeLessThan(0.65)
  })
})
