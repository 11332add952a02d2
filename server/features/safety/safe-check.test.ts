import { expect, it } from 'vitest'
import { generalCard } from '#engines/safety-check/safety-verdict.ts'
import { safeCheck } from './safe-check.ts'

it('answers with the card when the check breaks', () => {
  const broken = () => {
    throw new Error('broken')
  }
  expect(safeCheck('Hello', broken)).toEqual(generalCard)
})
