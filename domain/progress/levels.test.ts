import { describe, expect, it } from 'vitest'
import { levelFor, levelStanding } from './levels.ts'

describe('levels by total points', () => {
  it.each([
    [0, 1, 'Beginner'],
    [49, 1, 'Beginner'],
    [50, 2, 'Explorer'],
    [149, 2, 'Explorer'],
    [150, 3, 'Learner'],
    [299, 3, 'Learner'],
    [300, 4, 'Practitioner'],
    [499, 4, 'Practitioner'],
    [500, 5, 'Expert'],
    [749, 5, 'Expert'],
    [750, 6, 'Master'],
    [999, 6, 'Master'],
    [1_000, 7, 'Guru'],
    [100_000, 7, 'Guru'],
  ])('%i points are level %i, %s', (total, level, title) => {
    const found = levelFor(total)
    expect(found).toMatchObject({ level, title })
    expect(total).toBeGreaterThanOrEqual(found.minPoints)
    expect(total).toBeLessThanOrEqual(found.maxPoints ?? Number.POSITIVE_INFINITY)
  })
})

describe('standing between two levels', () => {
  it.each([
    [0, 'Explorer', 50, 0],
    [49, 'Explorer', 1, 98],
    [50, 'Learner', 100, 0],
    [999, 'Guru', 1, 99],
  ])('%i points: %s is %i points away, %i %% done', (total, title, missingPoints, percent) => {
    expect(levelStanding(total)).toMatchObject({ nextLevel: { title }, missingPoints, percent })
  })

  it('has nothing missing on the highest level', () => {
    expect(levelStanding(1_000)).toMatchObject({
      level: { title: 'Guru' },
      nextLevel: null,
      missingPoints: 0,
      percent: 100,
    })
  })
})
