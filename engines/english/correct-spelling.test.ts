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

describe('words that are not compared', () => {
  const letters = 'abcde'
  /** Words of three to nine of five letters, always the same: so few letters that many lie near each other. */
  const words = Array.from({ length: 600 }, (_, index) => {
    let seed = index * 7919 + 1
    return Array.from({ length: 3 + (index % 7) }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return letters[seed % letters.length]
    }).join('')
  })
  const known = words.slice(0, 300)

  /** The first of the nearest known words, each compared. */
  function compareAll(word: string): string {
    const edits = new Map(
      known
        .filter((candidate) => candidate.length > 3 && candidate[0] === word[0])
        .map((candidate) => [candidate, editDistance(word, candidate, 9)]),
    )
    const fewest = Math.min(...edits.values())
    const [nearest = word] = [...edits].find(([, count]) => count === fewest) ?? []
    return known.includes(word) || fewest > allowedTypos(word.length) ? word : nearest
  }

  it('change no result', () => {
    const correct = createSpellingCorrector(known)
    const corrected = words.slice(300).map(correct)
    expect(corrected).toEqual(words.slice(300).map(compareAll))
    expect(corrected).not.toEqual(words.slice(300))
  })
})
