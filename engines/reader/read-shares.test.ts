import { describe, expect, it } from 'vitest'
import type { BagModel, Head } from '#engines/text-model/bag-model.ts'
import { readFeatures } from '#engines/text-model/read-features.ts'
import { sharesOfText } from './read-shares.ts'

/** A model of two matters, each known by one word; every other word speaks a little for the first. */
const words = ['party', 'rent', 'weather', 'sunny', 'talk', 'about', 'everything', 'else', 'today', 'long']
const vectors = [[4, 0], [0, 4], ...Array.from({ length: words.length - 2 }, () => [1, 0])]
const rowOf = new Map(words.map((word, row) => [readFeatures(word)[0] ?? 0, row]))
const model: BagModel = {
  dimensions: 2,
  rowOf,
  rarity: new Float32Array(words.length).fill(1),
  rows: Int8Array.from(vectors.flat()),
  scales: new Float32Array(words.length).fill(1),
  heads: [],
}
const head: Head = {
  name: 'matter',
  choices: ['party', 'rent'],
  weights: Float32Array.from([1, 0, 0, 1]),
  biases: new Float32Array(2),
  temperature: 1,
}
const shareOfRent = (text: string) => sharesOfText(model, head, text)[1] ?? 0

describe('the shares of a message', () => {
  it('are together 1, whatever its length', () => {
    for (const text of [
      '',
      'rent',
      'The rent is due. The weather is sunny today. Long talk about everything else.',
    ])
      expect(sharesOfText(model, head, text).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })

  it('count the sentence in which the matter stands, among side facts', () => {
    const aside = 'The weather is sunny today. Long talk about everything else.'
    const inOne = `${aside} My rent is due.`
    const asWhole = inOne.replaceAll('.', '')
    expect(shareOfRent(inOne)).toBeGreaterThan(shareOfRent(asWhole))
  })

  it('of a single sentence, or of short exclamations, are those of the whole', () => {
    expect(shareOfRent('Oh no. Rent.')).toBe(shareOfRent('Oh no Rent'))
  })
})
