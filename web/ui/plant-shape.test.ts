import { describe, expect, it } from 'vitest'
import { companionLeaves } from '#domain/settings/companion-look.ts'
import { PLANT_STAGES, plantStems } from './plant-shape.ts'

const stages = Array.from({ length: PLANT_STAGES }, (_, index) => index + 1)
/** How high above the pot the highest stem ends. */
const height = (leaf: (typeof companionLeaves)[number], stage: number) =>
  79 - Math.min(...plantStems(leaf, stage).map(({ tip }) => tip.y))

describe.each(companionLeaves)('the plant with the leaf "%s"', (leaf) => {
  it('grows with every level, and loses no stem', () => {
    for (const stage of stages.slice(1)) {
      expect(height(leaf, stage)).toBeGreaterThan(height(leaf, stage - 1))
      expect(plantStems(leaf, stage).length).toBeGreaterThanOrEqual(plantStems(leaf, stage - 1).length)
    }
  })

  it('stays inside its drawing', () => {
    for (const { tip } of plantStems(leaf, PLANT_STAGES)) {
      expect(tip.x).toBeGreaterThan(4)
      expect(tip.x).toBeLessThan(92)
      expect(tip.y).toBeGreaterThan(4)
    }
  })

  it('draws each of its parts once', () => {
    const leaves = plantStems(leaf, PLANT_STAGES).map((stem) => stem.leaves.map(({ transform }) => transform))
    for (const of of leaves) expect(new Set(of).size).toBe(of.length)
  })
})

it('takes the nearest stage for a level that it does not know', () => {
  expect(plantStems('fern', 0)).toEqual(plantStems('fern', 1))
  expect(plantStems('fern', 9)).toEqual(plantStems('fern', 7))
})
