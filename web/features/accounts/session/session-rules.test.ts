import { describe, expect, it } from 'vitest'
import { isRefreshDue, isSessionExpired } from './session-rules.ts'

const now = 1_000_000

describe('the end of a session', () => {
  it.each([
    [10_001, false],
    [10_000, true],
    [0, true],
    [-1, true],
  ])('%i ms before it, it counts as expired: %s', (remainingMs, expired) => {
    expect(isSessionExpired(now + remainingMs, now)).toBe(expired)
  })

  it.each([
    [120_000, false],
    [119_999, true],
    [90_000, true],
    [10_000, true],
    [-1, true],
  ])('%i ms before it, it is renewed: %s', (remainingMs, due) => {
    expect(isRefreshDue(now + remainingMs, now)).toBe(due)
  })
})
