import { expect, it } from 'vitest'
import { shortSteps } from './short-steps.ts'

it('gives the first sentence of each step, in their order', () => {
  const section = [
    'Before you begin, sit down.',
    '1. **Write now.** Do not wait to see how tomorrow feels.',
    '2. Ask: "Which day?" Then stop.',
    '3. Rest',
  ].join('\n')
  expect(shortSteps(section)).toEqual(['Write now.', 'Ask: "Which day?"', 'Rest'])
})
