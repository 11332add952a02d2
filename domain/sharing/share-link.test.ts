import { describe, expect, it } from 'vitest'
import { shareLinkExpiry, shareLinkState } from './share-link.ts'

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
