import { describe, expect, it } from 'vitest'
import { type MatchEvidence, matchConfidence, matchStrength } from './match-confidence.ts'

const clear: MatchEvidence = {
  termCount: 4,
  matchedTerms: 3,
  fullText: 100,
  coverage: 0.8,
  nearness: 0.5,
  nearestPhrase: 0.5,
  isOwnQuestion: false,
  isElsewhere: false,
  rivalShare: 0.3,
  unknownShare: 0,
}
const confidence = (changes: Partial<MatchEvidence>) => matchConfidence({ ...clear, ...changes })

describe('how sure a match is', () => {
  it('is strong for a clear match', () => {
    expect(confidence({})).toBe('strong')
  })

  it('is strong for a question of the card, whatever else speaks against it', () => {
    expect(confidence({ isOwnQuestion: true, matchedTerms: 0, rivalShare: 1 })).toBe('strong')
  })

  it('asks when two cards are nearly equal', () => {
    expect(confidence({ rivalShare: 0.9 })).toBe('strong')
    expect(confidence({ rivalShare: 1 })).toBe('weak')
  })

  it('asks sooner when the question is only a word', () => {
    expect(confidence({ termCount: 1, rivalShare: 0.5 })).toBe('strong')
    expect(confidence({ termCount: 1, rivalShare: 0.51 })).toBe('weak')
  })

  it('asks sooner when the card belongs to another module', () => {
    const close = { matchedTerms: 2, rivalShare: 0.8 }
    expect(confidence(close)).toBe('strong')
    expect(confidence({ ...close, isElsewhere: true })).toBe('weak')
  })

  it('is none without a single shared topic word', () => {
    expect(confidence({ matchedTerms: 0 })).toBe('none')
  })

  it('is none when hardly anything fits', () => {
    expect(
      confidence({
        matchedTerms: 1,
        nearness: 0.05,
        nearestPhrase: 0.1,
        fullText: 10,
        coverage: 0.1,
        rivalShare: 0.9,
        unknownShare: 0.5,
      }),
    ).toBe('none')
  })

  it.each([
    ['fullText', 20, 90],
    ['coverage', 0.2, 0.9],
    ['nearness', 0.1, 0.6],
    ['nearestPhrase', 0.1, 0.6],
    ['rivalShare', 0.9, 0.1],
    ['unknownShare', 0.6, 0.1],
  ] as const)('grows with better %s', (sign, worse, better) => {
    expect(matchStrength({ ...clear, [sign]: better })).toBeGreaterThan(
      matchStrength({ ...clear, [sign]: worse }),
    )
  })
})
