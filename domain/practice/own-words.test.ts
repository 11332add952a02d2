import { describe, expect, it } from 'vitest'
import { type Move, moves } from './exercise.ts'
import { isSureOfReply, sureMove, sureReading, unsaidPart } from './own-words.ts'

const reading = (
  shares: Partial<Record<Move, number>>,
  signs: string[] = [],
  nearness = [0.9, 0.05, 0.05],
) => ({
  moves: moves
    .map((move) => ({ move, sureness: shares[move] ?? 0 }))
    .toSorted((one, other) => other.sureness - one.sureness),
  traces: Object.fromEntries(moves.map((move) => [move, shares[move] ?? 0])) as Record<Move, number>,
  signs,
  nearness,
})

describe('the move that is named', () => {
  it('is one that the reader is sure of', () => {
    expect(sureMove(reading({ asks: 0.85 }))).toBe('asks')
    expect(sureMove(reading({ asks: 0.75 }))).toBeNull()
  })

  it('is none of those that are told apart too rarely', () => {
    for (const move of ['informs', 'jokes', 'proposes', 'ends'] as const)
      expect(sureMove(reading({ [move]: 0.99 }))).toBeNull()
  })

  it('may be a limit or a no, of which the same is said', () =>
    expect(sureMove(reading({ refuses: 0.5, 'sets-limit': 0.35 }))).toBe('refuses'))

  it('is a need only with a word for it', () => {
    expect(sureMove(reading({ 'explains-need': 0.95 }))).toBeNull()
    expect(sureMove(reading({ 'explains-need': 0.95 }, ['need']))).toBe('explains-need')
  })
})

describe('what is not said', () => {
  const turn: Move[] = ['agrees', 'accuses', 'explains-need']

  it('is told only where another reply of the turn says it', () => {
    expect(unsaidPart(reading({ asks: 0.9 }), 'asks', turn, 'agrees')).toBe('need')
    expect(unsaidPart(reading({ asks: 0.9 }), 'asks', ['agrees', 'asks', 'waits'], 'agrees')).toBeNull()
  })

  it('is not told where it may be there: by a trace, by a sign, or by the nearest reply', () => {
    expect(unsaidPart(reading({ asks: 0.9, 'explains-need': 0.08 }), 'asks', turn, null)).toBeNull()
    expect(unsaidPart(reading({ asks: 0.9 }, ['hard for me']), 'asks', turn, null)).toBeNull()
    expect(unsaidPart(reading({ asks: 0.9 }), 'asks', turn, 'explains-need')).toBeNull()
  })

  it('is no limit for somebody who agrees', () =>
    expect(
      unsaidPart(reading({ agrees: 0.9 }), 'agrees', ['agrees', 'refuses', 'waits'], 'agrees'),
    ).toBeNull())
})

describe('what the person is told', () => {
  it('is nothing of what is a guess, and nothing unsaid without a move', () => {
    const guess = reading({ asks: 0.4 }, [], [0.5, 0.3, 0.2])
    expect(sureReading('hm', guess, ['asks', 'agrees', 'explains-need'])).toEqual({
      move: null,
      nearest: null,
      unsaid: null,
    })
  })

  it('is nothing of words without letters that can be read', () => {
    for (const words of ['😭', '...', 'لا أريد', '12'])
      expect(sureReading(words, reading({ asks: 0.99 }), ['asks', 'agrees', 'waits'])).toEqual({
        move: null,
        nearest: null,
        unsaid: null,
      })
  })

  it('names a reply only with a lead before the next one', () => {
    expect(isSureOfReply({ nearness: [0.7, 0.2, 0.1] })).toBe(true)
    expect(isSureOfReply({ nearness: [0.66, 0.34] })).toBe(true)
    expect(isSureOfReply({ nearness: [0.6, 0.2, 0.2] })).toBe(false)
  })
})
