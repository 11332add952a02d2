import { describe, expect, it } from 'vitest'
import { termRarity } from './term-rarity.ts'
import { createTopicSpace } from './topic-space.ts'

const texts = [
  ['train', 'station', 'late', 'ticket'],
  ['bus', 'station', 'ticket', 'driver'],
  ['soup', 'pot', 'stove', 'salt'],
  ['pasta', 'pot', 'stove', 'sauce'],
]
const space = createTopicSpace(
  texts.map((words) => new Map(words.map((word) => [word, 1]))),
  termRarity(texts.map((words) => new Set(words))),
  2,
)

describe('topic space', () => {
  it('finds a text near that shares no word, by way of a third one', () => {
    const [train = 0, , soup = 0] = space.similarities(['driver'])
    expect(train).toBeGreaterThan(soup + 0.3)
  })

  it('is nearest to the text itself', () => {
    const likeness = space.similarities(['pasta', 'sauce'])
    expect(likeness.indexOf(Math.max(...likeness))).toBe(3)
  })

  it('says 0 for unknown words and for none', () => {
    expect(space.similarities(['nitrogen'])).toEqual([0, 0, 0, 0])
    expect(space.similarities([])).toEqual([0, 0, 0, 0])
  })

  it('comes out the same each time', () => {
    const again = createTopicSpace(
      texts.map((words) => new Map(words.map((word) => [word, 1]))),
      termRarity(texts.map((words) => new Set(words))),
      2,
    )
    expect(again.similarities(['ticket'])).toEqual(space.similarities(['ticket']))
  })
})
