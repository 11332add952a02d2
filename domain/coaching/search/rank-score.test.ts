import { describe, expect, it } from 'vitest'
import { rankScore } from './rank-score.ts'
import { termRarity } from './term-rarity.ts'

const plain = { fullText: 50, coverage: 0.3, nearness: 0.2, isOwnQuestion: false, isInModule: false }

const best = { fullText: 100, nearness: 0.4 }

describe('rank of a card', () => {
  it('prefers the module in which the question was asked', () => {
    expect(rankScore({ ...plain, isInModule: true }, best)).toBeGreaterThan(rankScore(plain, best))
  })

  it('lets a much better card of another module come first', () => {
    const far = rankScore(
      { fullText: 8, coverage: 0.1, nearness: 0.05, isOwnQuestion: false, isInModule: true },
      best,
    )
    expect(rankScore({ ...plain, fullText: 100, coverage: 0.8, nearness: 0.4 }, best)).toBeGreaterThan(far)
  })

  it('lets the card that covers more of the question win over one rare word', () => {
    const oneRareWord = rankScore({ ...plain, fullText: 100, coverage: 0.2 }, best)
    expect(rankScore({ ...plain, fullText: 80, coverage: 0.7 }, best)).toBeGreaterThan(oneRareWord)
  })

  it('lets the card that is put like the question win over one that only shares its words', () => {
    const sharesWords = rankScore({ ...plain, fullText: 100, nearness: 0.1 }, best)
    expect(rankScore({ ...plain, fullText: 80, nearness: 0.4 }, best)).toBeGreaterThan(sharesWords)
  })

  it('is 0 without a shared word', () => {
    expect(rankScore({ ...plain, fullText: 0, isInModule: true }, best)).toBe(0)
    expect(rankScore({ ...plain, fullText: 0 }, { fullText: 0, nearness: 0 })).toBe(0)
  })

  it('puts the card whose own question was asked before everything else', () => {
    const highest = rankScore(
      { fullText: 100, coverage: 1, nearness: 0.4, isOwnQuestion: false, isInModule: true },
      best,
    )
    expect(rankScore({ ...plain, fullText: 1, isOwnQuestion: true }, best)).toBeGreaterThan(highest)
  })
})

describe('rarity of a term', () => {
  it('grows as fewer texts contain it, and is highest for an unknown one', () => {
    const rarity = termRarity([new Set(['boss', 'cry']), new Set(['boss']), new Set(['boss', 'train'])])
    expect(rarity('nitrogen')).toBeGreaterThan(rarity('cry'))
    expect(rarity('cry')).toBeGreaterThan(rarity('boss'))
  })
})
