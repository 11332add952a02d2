import { describe, expect, it } from 'vitest'
import { writeWeights } from '#engines/text-model/weights-file.ts'
import { FOLDS, foldsOf, readReplies } from './read-replies.ts'
import { trainMoves } from './train-moves.ts'

const replies = readReplies()

describe('the training of moves', () => {
  it('has at least 3,000 replies, none twice in a turn', () => {
    expect(replies.length).toBeGreaterThanOrEqual(3_000)
    expect(new Set(replies.map(({ exercise, turn, t }) => `${exercise} ${turn} ${t}`)).size).toBe(
      replies.length,
    )
  })

  it('gives the same weights for the same replies, bit for bit', () => {
    const some = replies.slice(0, 60)
    expect(writeWeights({ moves: trainMoves(some) })).toEqual(writeWeights({ moves: trainMoves(some) }))
  })

  it('leaves whole exercises out, every fifth together', () => {
    expect(new Set(foldsOf(replies).values()).size).toBe(FOLDS)
  })
})
