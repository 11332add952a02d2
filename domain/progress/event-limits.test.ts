import { describe, expect, it } from 'vitest'
import { occurredAt } from './event-limits.ts'

const receivedAt = new Date('2026-11-21T12:00:00.000Z')

describe('when an event counts as having happened', () => {
  it.each([
    ['now', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ['given in another offset', '2026-11-21T14:00:00+03:00', '2026-11-21T11:00:00.000Z'],
    ['24 hours in the future', '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
    ['more than 24 hours in the future', '2026-11-22T12:00:00.001Z', '2026-11-21T12:00:00.000Z'],
    ['30 days in the past', '2026-10-22T12:00:00.000Z', '2026-10-22T12:00:00.000Z'],
    ['more than 30 days in the past', '2026-10-22T11:59:59.999Z', '2026-11-21T12:00:00.000Z'],
  ])('%s: %s counts as %s', (_, at, expected) => {
    expect(occurredAt(at, receivedAt)).toEqual(new Date(expected))
  })
})
