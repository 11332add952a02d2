import { expect, it } from 'vitest'
import { deletionMoment, waitsForProvider } from './deletion-grace.ts'

it.each([
  ['2026-11-21T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  ['2026-12-28T23:59:59.999Z', '2027-01-04T23:59:59.999Z'],
  ['2028-02-23T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('an account whose deletion is asked for at %s is deleted at %s', (requestedAt, deleteAfter) => {
  expect(deletionMoment(new Date(requestedAt)).toISOString()).toBe(deleteAfter)
})

it.each([
  ['2026-11-28T12:00:00.000Z', true],
  ['2026-12-05T11:59:59.999Z', true],
  ['2026-12-05T12:00:00.000Z', false],
])('a deletion due on 28 November at 12:00 waits for the payment provider at %s: %s', (now, isWaiting) => {
  expect(waitsForProvider(new Date('2026-11-28T12:00:00Z'), new Date(now))).toBe(isWaiting)
})
