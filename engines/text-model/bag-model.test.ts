import { describe, expect, it } from 'vitest'
import { type BagModel, type Head, shareOut, sumRows, TEXT_LENGTH } from './bag-model.ts'

const head: Head = {
  name: 'kind',
  choices: ['red', 'blue'],
  weights: Float32Array.of(1, 0, 0, 1),
  biases: Float32Array.of(0, 0),
  temperature: 1,
}
const model: BagModel = {
  dimensions: 2,
  rowOf: new Map([
    [10, 0],
    [20, 1],
  ]),
  rarity: Float32Array.of(1, 3),
  rows: Int8Array.of(100, 0, 0, 50),
  scales: Float32Array.of(0.01, 0.02),
  heads: [head],
}

describe('a bag of features', () => {
  it('sums the rows, weighed by how rare each is', () => {
    const [first = 0, second = 0] = sumRows(model, [10, 20]) ?? []
    expect(second / first).toBeCloseTo(3)
    expect(first).toBeCloseTo(TEXT_LENGTH / Math.sqrt(10))
  })

  it('passes over features that nobody knows', () => {
    expect(sumRows(model, [10, 99])).toEqual(sumRows(model, [10]))
    expect(sumRows(model, [99])).toBeNull()
    expect(sumRows(model, [])).toBeNull()
  })

  it('shares 1 out among the choices', () => {
    const shares = shareOut(head, Float32Array.of(2, 1))
    expect(shares[0]).toBeCloseTo(Math.E / (1 + Math.E))
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1)
  })

  it('is less sure the higher its temperature', () => {
    const [sure = 0] = shareOut(head, Float32Array.of(2, 0))
    const [lessSure = 0] = shareOut({ ...head, temperature: 2 }, Float32Array.of(2, 0))
    expect(lessSure).toBeLessThan(sure)
  })
})
