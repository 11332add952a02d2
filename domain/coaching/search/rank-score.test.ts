import { describe, expect, it } from 'vitest'
import { rankScore } from './rank-score.ts'
import { termRarity } from './term-rarity.ts'

const plain = { fullText: 50, coverage: 0.3, isOwnQuestion: false, isInModule: false }

describe('rank of a card', () => {
  it('prefers the module in which the question was asked', () => {
    expect(rankScore({ ...plain, isInModule: true }, 100)).toBeGreaterThan(rankScore(plain, 100))
  })

  it('lets a much better card of another module come first', () => {
    const far = rankScore({ ...plain, fullText: 8, coverage: 0.1, isInModule: true }, 100)
    expect(rankScore({ ...plain, fullText: 100, coverage: 0.8 }, 100)).toBeGreaterThan(far)
  })

  it('lets the card that covers more of the question win over one rare word', () => {
    const oneRareWord = rankScore({ ...plain, fullText: 100, coverage: 0.2 }, 100)
    expect(rankScore({ ...plain, fullText: 80, coverage: 0.7 }, 100)).toBeGreaterThan(oneRareWord)
  })

  it('is 0 without a shared word', () => {
    expect(rankScore({ ...plain, fullText: 0, isInModule: true }, 100)).toBe(0)
    expect(rankScore({ ...plain, fullText: 0 }, 0)).toBe(0)
  })

  it('puts the card whose own question was asked before everything else', () => {
    const best = rankScore({ fullText: 100, coverage: 1, isOwnQuestion: false, isInModule: true }, 100)
    expect(rankScore({ ...plain, fullText: 1, isOwnQuestion: true }, 100)).toBeGreaterThan(best)
  })
})

describe('rarity of a term', () => {
  it('grows as fewer texts contain it, and is highest for an unknown one', () => {
    const rarity = termRarity([new Set(['boss', 'cry']), new Set(['boss']), new Set(['boss', 'train'])])
    expect(rarity('nitrogen')).toBeGreaterThan(rarity('cry'))
    expect(rarity('cry')).toBeGreaterThan(rarity('boss'))
  })
})
