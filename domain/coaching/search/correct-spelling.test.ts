import { describe, expect, it } from 'vitest'
import { allowedTypos, createSpellingCorrector, editDistance } from './correct-spelling.ts'

describe('edit distance', () => {
  it.each([
    ['friend', 'friend', 0],
    ['freind', 'friend', 1],
    ['embarassing', 'embarrassing', 1],
    ['wich', 'which', 1],
    ['anxiuos', 'anxious', 1],
    ['completly', 'completely', 1],
  ])('%s → %s is %i', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits)
  })

  it('gives up above the limit', () => {
    expect(editDistance('boss', 'friendship', 2)).toBe(3)
    expect(editDistance('abcdef', 'ghijkl', 2)).toBe(3)
  })
})

describe('spelling', () => {
  const correct = createSpellingCorrector(['friend', 'anxious', 'colleagu', 'cold', 'meltdown', 'job'])

  it.each([
    ['freind', 'friend'],
    ['anxius', 'anxious'],
    ['collegu', 'colleagu'],
    ['meltdwon', 'meltdown'],
  ])('%s is read as %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant)
  })

  it.each(['friend', 'mold', 'jbo', 'quantum'])('%s stays as it is', (word) => {
    expect(correct(word)).toBe(word)
  })

  it('forgives more in longer words', () => {
    expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2])
  })
})
