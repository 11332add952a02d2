import { describe, expect, it } from 'vitest'
import { roundTicks } from './round-ticks.ts'

describe('the numbers beside the lines of a picture', () => {
  it.each([
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 5, 10]],
    [25, [0, 10, 20, 30]],
    [27, [0, 10, 20, 30]],
    [100, [0, 50, 100]],
    [950, [0, 500, 1000]],
    [500_000, [0, 200_000, 400_000, 600_000]],
  ])('up to %i', (highest, ticks) => {
    expect(roundTicks(highest)).toEqual(ticks)
  })
})
