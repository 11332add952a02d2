import { describe, expect, it } from 'vitest'
import { ENERGY_HOLDS_MS, isEnergyLow } from './energy-level.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

describe('low energy', () => {
  it('holds for eight hours after the check-in', () => {
    const newest = { level: 'low' as const, createdAt: noon }
    expect(ENERGY_HOLDS_MS).toBe(8 * 3_600_000)
    expect(isEnergyLow(newest, later(ENERGY_HOLDS_MS - 1))).toBe(true)
    expect(isEnergyLow(newest, later(ENERGY_HOLDS_MS))).toBe(false)
  })

  it.each(['medium', 'full'] as const)('is over with a newer check-in: %s', (level) => {
    expect(isEnergyLow({ level, createdAt: noon }, noon)).toBe(false)
  })

  it('is not assumed of a person who never said so', () => expect(isEnergyLow(null, noon)).toBe(false))
})
