import { describe, expect, it } from 'vitest'
import { hashLinkToken, newLinkToken } from './link-token.ts'

describe('a token of a link', () => {
  it('is 192 random bits that stand in an address as they are, another one each time', () => {
    const [one, other] = [newLinkToken(), newLinkToken()]
    expect(one).toMatch(/^[\w-]{32}$/)
    expect(Buffer.from(one, 'base64url')).toHaveLength(24)
    expect(other).not.toBe(one)
  })

  it('is found by its hash, which is not the token', () => {
    const token = newLinkToken()
    expect(hashLinkToken(token)).toBe(hashLinkToken(token))
    expect(hashLinkToken(token)).not.toContain(token)
    expect(hashLinkToken(newLinkToken())).not.toBe(hashLinkToken(token))
  })
})
