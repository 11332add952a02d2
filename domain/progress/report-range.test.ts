import { describe, expect, it } from 'vitest'
import { lastDays, rangeFault } from './report-range.ts'

describe('lastDays', () => {
  it.each([
    [1, '2026-03-01'],
    [7, '2026-02-23'],
  ])('of %i days end today, both ends included', (days, from) => {
    expect(lastDays(days, '2026-03-01')).toEqual({ from, to: '2026-03-01' })
  })
})

describe('rangeFault', () => {
  it.each([
    ['', '', { end: 'from', fault: 'missing' }],
    ['2026-11-21', '', { end: 'to', fault: 'missing' }],
    ['1969-12-01', '1969-12-31', { end: 'from', fault: 'out-of-reach' }],
    ['2199-12-01', '2200-01-01', { end: 'to', fault: 'out-of-reach' }],
    ['2026-11-21', '12026-11-22', { end: 'to', fault: 'out-of-reach' }],
    ['2026-11-21', '2026-11-20', { end: 'to', fault: 'wrong-order' }],
    ['2025-11-20', '2026-11-21', { end: 'to', fault: 'too-long' }],
    ['2025-11-21', '2026-11-21', null],
    ['2026-11-21', '2026-11-21', null],
  ])('of "%s" to "%s" is %o', (from, to, fault) => {
    expect(rangeFault({ from, to })).toEqual(fault)
  })
})
