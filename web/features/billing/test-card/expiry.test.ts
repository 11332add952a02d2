import { describe, expect, it } from 'vitest'
import { findExpiryProblem } from './expiry.ts'

const now = new Date(2026, 10, 30, 23, 59)

describe('the expiry date of a card', () => {
  it.each([
    ['11/26', null],
    ['12/26', null],
    ['01/27', null],
    ['1/27', null],
    ['0127', null],
    [' 01 / 27 ', null],
    ['12/99', null],
    ['10/26', 'past'],
    ['12/25', 'past'],
    ['00/27', 'wrong'],
    ['13/27', 'wrong'],
    ['01/2027', 'wrong'],
    ['1', 'wrong'],
    ['', 'wrong'],
    ['ab/cd', 'wrong'],
  ])('%j in November 2026: %s', (typed, problem) => {
    expect(findExpiryProblem(typed, now)).toBe(problem)
  })
})
