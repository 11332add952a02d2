import { expect, it } from 'vitest'
import { testSummary } from './test-summary.mjs'

it('ends with the numbers alone', () => {
  expect(testSummary({ passed: 3, failed: 0, skipped: 0 }, [])).toBe('3 passed, 0 failed\n')
})

it('names what was skipped in a line before the last one', () => {
  expect(testSummary({ passed: 3, failed: 1, skipped: 2 }, ['failed: Unit and HTTP tests'])).toBe(
    'failed: Unit and HTTP tests\nskipped: 2 tests\n3 passed, 1 failed\n',
  )
})
