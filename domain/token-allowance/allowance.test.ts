import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  estimateTokens,
  isLowOnTokens,
  isResetDue,
  MONTHLY_TOKEN_LIMIT,
  mayResetOwnUsage,
  oneMonthAfter,
  tokenBarPercent,
  tokenUsageView,
} from './allowance.ts'

const at = (iso: string) => new Date(iso)

describe('reset period', () => {
  it.each([
    ['2026-03-15T10:20:30Z', '2026-04-15T10:20:30Z'],
    ['2026-12-31T23:59:59Z', '2027-01-31T23:59:59Z'],
    ['2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z'],
    ['2028-01-31T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['2026-05-31T12:00:00Z', '2026-06-30T12:00:00Z'],
  ])('one month after %s is %s', (from, to) => {
    expect(oneMonthAfter(at(from))).toEqual(at(to))
  })

  it('always lies 28 to 31 days ahead', () => {
    fc.assert(
      fc.property(fc.date({ min: at('2000-01-01'), max: at('2100-01-01'), noInvalidDate: true }), (from) => {
        const days = (oneMonthAfter(from).getTime() - from.getTime()) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
      }),
    )
  })

  it('is due at the reset date, not a millisecond before', () => {
    const reset = at('2026-11-21T12:00:00.000Z')
    expect(isResetDue(reset, at('2026-11-21T11:59:59.999Z'))).toBe(false)
    expect(isResetDue(reset, reset)).toBe(true)
  })
})

describe('usage view', () => {
  const resetDate = at('2026-12-01T00:00:00Z')

  it('shows used, limit and remaining', () => {
    expect(tokenUsageView({ tokensUsed: 1_200, resetDate }, at('2026-11-21T00:00:00Z'))).toEqual({
      tokensUsed: 1_200,
      tokenLimit: 500_000,
      remaining: 498_800,
      resetDate,
    })
  })

  it('counts as reset once the reset date has passed', () => {
    const view = tokenUsageView({ tokensUsed: 500_000, resetDate }, at('2026-12-02T00:00:00Z'))
    expect(view).toMatchObject({
      tokensUsed: 0,
      remaining: MONTHLY_TOKEN_LIMIT,
      resetDate: at('2027-01-02T00:00:00Z'),
    })
  })
})

describe('own reset', () => {
  const resetDate = at('2026-12-01T00:00:00Z')
  const before = at('2026-11-30T00:00:00Z')

  it.each([
    { isOperator: false, isDemoMode: false, now: before, allowed: false },
    { isOperator: false, isDemoMode: false, now: resetDate, allowed: true },
    { isOperator: true, isDemoMode: false, now: before, allowed: true },
    { isOperator: false, isDemoMode: true, now: before, allowed: true },
  ])('$allowed for operator=$isOperator demo=$isDemoMode at $now', ({ now, allowed, ...caller }) => {
    expect(mayResetOwnUsage(caller, resetDate, now)).toBe(allowed)
  })
})

describe('amounts', () => {
  it.each([
    ['', 0],
    ['abcd', 1],
    ['abcde', 2],
  ])('the estimate for %j is %i', (text, expected) => expect(estimateTokens(text)).toBe(expected))

  it.each([
    [999, true],
    [1_000, false],
  ])('%i remaining is low: %s', (remaining, low) => expect(isLowOnTokens(remaining)).toBe(low))
})

describe('token bar', () => {
  it.each([
    [0, 0],
    [1, 0.5],
    [2_499, 0.5],
    [2_550, 0.51],
    [123_456, 24.69],
    [500_000, 100],
    [600_000, 100],
  ])('%i of 500,000 used is drawn as %d %%', (used, percent) => {
    expect(tokenBarPercent(used, MONTHLY_TOKEN_LIMIT)).toBe(percent)
  })
})
