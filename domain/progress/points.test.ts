import { describe, expect, it } from 'vitest'
import { pointShares } from './points.ts'

describe('Points Breakdown', () => {
  it('is 0 in every category when the total is 0', () => {
    const none = { total: 0, interaction: 0, learning: 0, achievement: 0, consistency: 0 }
    expect(pointShares(none)).toEqual({ interaction: 0, learning: 0, achievement: 0, consistency: 0 })
  })

  it('is category points by total, rounded', () => {
    const points = { total: 200, interaction: 1, learning: 99, achievement: 0, consistency: 100 }
    expect(pointShares(points)).toEqual({ interaction: 1, learning: 50, achievement: 0, consistency: 50 })
  })
})
