import { describe, expect, it } from 'vitest'
import { type BagModel, shareOut, sumRows } from '../bag-model.ts'
import { readFeatures, wordFeature } from '../read-features.ts'
import { readWeights, writeWeights } from '../weights-file.ts'
import type { Example } from './head-plan.ts'
import { trainBagModel } from './train-bag-model.ts'

const kinds = ['noise', 'money', 'friend']
const said = [
  ['the neighbor is loud at night', 'loud music again', 'it is so loud here', 'noise through the wall'],
  ['I cannot pay the rent', 'money is gone again', 'how do I pay this bill', 'rent and money worry me'],
  ['my friend does not answer', 'a friend canceled again', 'she was my friend', 'my friend is angry'],
]
const examples: Example[] = said.flatMap((texts, kind) =>
  texts.map((text) => ({ features: readFeatures(text), labels: { kind } })),
)
const plan = [{ name: 'kind', choices: kinds, traits: [['home'], ['home'], ['people']], importance: 1 }]
const options = { dimensions: 8, epochs: 60, seed: 3, maxRows: 500 }

function answerOf(model: BagModel, text: string): string | undefined {
  const [head] = model.heads
  const vector = sumRows(model, readFeatures(text))
  if (!head || !vector) return undefined
  const shares = shareOut(head, vector)
  return head.choices[shares.indexOf(Math.max(...shares))]
}

describe('training', () => {
  it('learns what its examples have in common, and tells it of texts that it has not seen', () => {
    const model = trainBagModel(examples, plan, options)
    expect(answerOf(model, 'so loud at night')).toBe('noise')
    expect(answerOf(model, 'the rent, how do I pay')).toBe('money')
    expect(answerOf(model, 'is my friend angry')).toBe('friend')
  })

  it('gives the same model for the same examples, bit for bit', () => {
    const once = writeWeights({ model: trainBagModel(examples, plan, options) })
    expect(writeWeights({ model: trainBagModel(examples, plan, options) })).toEqual(once)
  })

  it('knows a word that no example has from what it means elsewhere', () => {
    const pull = (index: number) => Float32Array.from({ length: 8 }, (_, at) => (at === index ? 1 : 0))
    const meanings = new Map([
      [wordFeature('loud'), pull(0)],
      [wordFeature('shout'), pull(0)],
      [wordFeature('rent'), pull(1)],
    ])
    const model = trainBagModel(examples, plan, { ...options, meanings })
    expect(answerOf(trainBagModel(examples, plan, options), 'shouting')).toBeUndefined()
    expect(answerOf(model, 'shouting')).toBe('noise')
  })

  it('lets a head learn only from the examples that speak about it', () => {
    const two = [...plan, { name: 'who', choices: ['me', 'you'], importance: 1 }]
    const some = examples.map((example, index) =>
      index === 0 ? { ...example, labels: { ...example.labels, who: 1 } } : example,
    )
    const model = trainBagModel(some, two, options)
    expect(model.heads.map(({ name }) => name)).toEqual(['kind', 'who'])
    expect(answerOf(model, 'is my friend angry')).toBe('friend')
  })

  it('counts a feature as much as it is told to', () => {
    const loud = wordFeature('loud')
    const model = trainBagModel(examples, plan, { ...options, weights: new Map([[loud, 7]]) })
    expect(model.rarity[model.rowOf.get(loud) ?? -1]).toBe(7)
  })

  it('keeps to the number of rows that it may have', () => {
    expect(trainBagModel(examples, plan, { ...options, maxRows: 10 }).rowOf.size).toBe(10)
  })
})

describe('a weights file', () => {
  const model = trainBagModel(examples, plan, options)
  const bytes = writeWeights({ one: model, two: model })

  it('gives the models back, with the same answers', () => {
    const { two } = readWeights(bytes)
    expect(two?.rows).toEqual(model.rows)
    expect(two && answerOf(two, 'so loud at night')).toBe('noise')
  })

  it('is the same read as a buffer of a file, which shares its memory with others', () => {
    const shared = Buffer.concat([Buffer.alloc(8), bytes]).subarray(8)
    expect(readWeights(shared).two?.rows).toEqual(model.rows)
  })

  it('is refused when it ends too early or is no such file', () => {
    expect(() => readWeights(bytes.subarray(0, bytes.length - 40))).toThrow('ends too early')
    expect(() => readWeights(new Uint8Array(16))).toThrow()
  })
})
