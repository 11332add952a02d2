import { describe, expect, it } from 'vitest'
import { BREAK_OFFER_AFTER_MS, continueUse, isBreakOfferDue, LONGEST_PAUSE_MS } from './continuous-use.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** A person who does something every `pauseMs`, from noon until `endMs`. */
function use(endMs: number, pauseMs: number) {
  let stretch = continueUse(null, noon)
  for (let now = noon + pauseMs; now <= endMs; now += pauseMs) stretch = continueUse(stretch, now)
  return stretch
}

describe('continuous use', () => {
  it('offers a break after three hours, and a millisecond earlier not yet', () => {
    expect(BREAK_OFFER_AFTER_MS).toBe(3 * HOUR_MS)
    const start = { startedAtMs: noon, lastSeenAtMs: noon + 3 * HOUR_MS - MINUTE_MS }
    expect(isBreakOfferDue(continueUse(start, noon + 3 * HOUR_MS - 1))).toBe(false)
    expect(isBreakOfferDue(continueUse(start, noon + 3 * HOUR_MS))).toBe(true)
  })

  it('goes on over pauses of up to 15 minutes, and begins anew after a longer one', () => {
    expect(LONGEST_PAUSE_MS).toBe(15 * MINUTE_MS)
    const start = continueUse(null, noon)
    expect(continueUse(start, noon + 15 * MINUTE_MS).startedAtMs).toBe(noon)
    expect(continueUse(start, noon + 15 * MINUTE_MS + 1).startedAtMs).toBe(noon + 15 * MINUTE_MS + 1)
  })

  it.each([
    [14 * MINUTE_MS, true],
    [16 * MINUTE_MS, false],
  ])('over four hours with an act every %d ms: due %s', (pauseMs, isDue) => {
    expect(isBreakOfferDue(use(noon + 4 * HOUR_MS, pauseMs))).toBe(isDue)
  })

  it('begins anew when the clock was set back', () => {
    const long = { startedAtMs: noon, lastSeenAtMs: noon + 3 * HOUR_MS }
    const next = continueUse(long, noon + HOUR_MS)
    expect(next).toEqual({ startedAtMs: noon + HOUR_MS, lastSeenAtMs: noon + HOUR_MS })
    expect(isBreakOfferDue(next)).toBe(false)
  })
})
