import { describe, expect, it } from 'vitest'
import { cardName, cardsForGoals, cardsNamed } from './suggest-cards.ts'

const card = (module: 'friendship' | 'coaching' | 'life-skills', id: string) => ({ module, id })
const cards = [
  card('friendship', 'a'),
  card('friendship', 'b'),
  card('friendship', 'c'),
  card('coaching', 'a'),
  card('life-skills', 'a'),
]
const names = (list: readonly (typeof cards)[number][]) => list.map(cardName)

describe('the cards for a person with goals', () => {
  it('come from each goal in turn, in the order of the goals', () => {
    expect(names(cardsForGoals(cards, ['friendship', 'coaching'], [], 3))).toEqual([
      'friendship/a',
      'coaching/a',
      'friendship/b',
    ])
  })

  it('are those first that were not opened yet', () => {
    expect(names(cardsForGoals(cards, ['friendship'], ['friendship/a', 'coaching/a'], 3))).toEqual([
      'friendship/b',
      'friendship/c',
      'friendship/a',
    ])
  })

  it('are none without goals', () => {
    expect(cardsForGoals(cards, [], [], 3)).toEqual([])
  })
})

describe('the cards that were opened last', () => {
  it('keep their order; one that is gone is left out', () => {
    expect(names(cardsNamed(cards, ['coaching/a', 'coaching/gone', 'friendship/c'], 2))).toEqual([
      'coaching/a',
      'friendship/c',
    ])
  })
})
