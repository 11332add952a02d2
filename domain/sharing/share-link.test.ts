import { describe, expect, it } from 'vitest'
import { isNewView, shareLinkExpiry, shareLinkState } from './share-link.ts'

const now = new Date('2026-11-21T12:00:00Z')
const link = { expiresAt: new Date('2026-11-21T12:00:00.001Z'), revokedAt: null }

describe('shareLinkExpiry', () => {
  it('is whole days of 24 hours later', () => {
    expect(shareLinkExpiry(now, 1)).toEqual(new Date('2026-11-22T12:00:00Z'))
    expect(shareLinkExpiry(now, 90)).toEqual(new Date('2027-02-19T12:00:00Z'))
  })
})

describe('shareLinkState', () => {
  it.each([
    ['active a millisecond before its expiry', link, 'active'],
    ['expired at its expiry', { ...link, expiresAt: now }, 'expired'],
    ['revoked at once', { ...link, revokedAt: now }, 'revoked'],
    ['still revoked after its expiry', { expiresAt: now, revokedAt: now }, 'revoked'],
  ] as const)('is %s', (_, given, state) => {
    expect(shareLinkState(given, now)).toBe(state)
  })
})

describe('isNewView', () => {
  it.each([
    ['the first', null, true],
    ['one within a minute', new Date('2026-11-21T11:59:00.001Z'), false],
    ['one a minute later', new Date('2026-11-21T11:59:00Z'), true],
    ['one just after the clock was set back a little', new Date('2026-11-21T12:00:30Z'), false],
    ['one after the clock was set back an hour', new Date('2026-11-21T13:00:00Z'), true],
  ])('of %s', (_, lastViewedAt, isNew) => {
    expect(isNewView(lastViewedAt, now)).toBe(isNew)
  })
})
