import { expect, it } from 'vitest'
import { secondTries, testSummary } from './test-summary.mjs'

it('ends with the numbers alone', () => {
  expect(testSummary({ passed: 3, failed: 0, skipped: 0 }, [])).toBe('3 passed, 0 failed\n')
})

it('names what was skipped in a line before the last one', () => {
  expect(testSummary({ passed: 3, failed: 1, skipped: 2 }, ['failed: Unit and HTTP tests'])).toBe(
    'failed: Unit and HTTP tests\nskipped: 2 tests\n3 passed, 1 failed\n',
  )
})

it('names the tests that passed only when they were tried again, with the reason', () => {
  const assertionResults = [
    {
      fullName: 'the chat sends',
      status: 'passed',
      failureMessages: ['Error: no reply\n    at chat.test.ts'],
    },
    { fullName: 'the chat stops', status: 'passed', failureMessages: [] },
    { fullName: 'the chat breaks', status: 'failed', failureMessages: ['Error: first', 'Error: second'] },
  ]
  expect(secondTries({ testResults: [{ assertionResults }] })).toEqual([
    'passed at the second try: the chat sends: Error: no reply',
  ])
  expect(secondTries(undefined)).toEqual([])
})
