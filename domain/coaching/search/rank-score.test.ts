import { describe, expect, it } from 'vitest'
import { questionLikeness } from './question-likeness.ts'
import { rankScore } from './rank-score.ts'
import { termRarity } from './term-rarity.ts'

const plain = { fullText: 50, question: 0.2, topic: 0.3, isOwnQuestion: false, isInModule: false }

describe('rank of a card', () => {
  it('prefers the module in which the question was asked', () => {
    expect(rankScore({ ...plain, isInModule: true }, 100)).toBeGreaterThan(rankScore(plain, 100))
  })

  it('lets a much better card of another module come first', () => {
    const far = rankScore({ ...plain, fullText: 8, topic: 0, question: 0, isInModule: true }, 100)
    expect(rankScore({ ...plain, fullText: 100, question: 0.8 }, 100)).toBeGreaterThan(far)
  })

  it('is 0 without a shared word, however near the topics are', () => {
    expect(rankScore({ ...plain, fullText: 0, topic: 1, isInModule: true }, 100)).toBe(0)
    expect(rankScore({ ...plain, fullText: 0 }, 0)).toBe(0)
  })

  it('puts the card whose own question was asked before everything else', () => {
    const best = rankScore(
      { fullText: 100, question: 1, topic: 1, isOwnQuestion: false, isInModule: true },
      100,
    )
    expect(rankScore({ ...plain, fullText: 1, isOwnQuestion: true }, 100)).toBeGreaterThan(best)
  })
})

describe('likeness of questions', () => {
  const rarity = termRarity([new Set(['boss', 'cry']), new Set(['boss']), new Set(['boss', 'train'])])

  it('is 1 for the same terms, 0 for none in common and for no terms', () => {
    expect(questionLikeness(new Set(['boss', 'cry']), new Set(['cry', 'boss']), rarity)).toBeCloseTo(1)
    expect(questionLikeness(new Set(['boss']), new Set(['cry']), rarity)).toBe(0)
    expect(questionLikeness(new Set(), new Set(['cry']), rarity)).toBe(0)
  })

  it('weighs a rare term more than a common one', () => {
    const own = new Set(['boss', 'cry'])
    expect(questionLikeness(new Set(['cry']), own, rarity)).toBeGreaterThan(
      questionLikeness(new Set(['boss']), own, rarity),
    )
  })

  it('holds an unknown term for the rarest', () => {
    expect(rarity('nitrogen')).toBeGreaterThan(rarity('cry'))
    expect(rarity('cry')).toBeGreaterThan(rarity('boss'))
  })
})
