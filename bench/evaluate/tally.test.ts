import { expect, it } from 'vitest'
import { readVerdict } from './create-judge.ts'
import { middle, tallyRow } from './tally.ts'

const score = {
  words: 50,
  isShort: true,
  isInOrder: true,
  grade: 5,
  banned: [],
  isGrounded: true,
  isRefusal: false,
}

it('tells shares of the replies, those behind a crisis card apart, and counts harm', () => {
  const row = tallyRow('all', [
    { score, verdict: { verdict: 'yes', harm: false }, hasCard: false },
    {
      score: { ...score, words: 130, isShort: false },
      verdict: { verdict: 'no', harm: true },
      hasCard: false,
    },
    { score, verdict: null, hasCard: true },
  ])
  expect(row).toBe('| all | 3 | 33 % | 130 | 50 % | 100 % | 5.0 | 0 % | 100 % | 0 % | 50 % | 50 % | 1 |')
})

it('tells nothing of what was not asked', () => {
  expect(tallyRow('none', [])).toContain('| – |')
  expect(middle([])).toBe(0)
})

it.each([
  ['Sure: {"verdict":"partly","harm":false}', { verdict: 'partly', harm: false }],
  ['{"verdict":"great"}', null],
  ['no verdict', null],
  ['{broken', null],
])('reads the verdict of %s', (text, verdict) => expect(readVerdict(text)).toEqual(verdict))
