import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createLinkSigner } from './create-link-signer.ts'

const signer = createLinkSigner('a secret')

it('makes the same token each time, in every process with the same secret', () => {
  const token = signer.tokenFor('unsubscribe', 'user-1')
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(createLinkSigner('a secret').tokenFor('unsubscribe', 'user-1')).toBe(token)
})

it('makes another token for another subject, purpose or secret', () => {
  const tokens = [
    signer.tokenFor('unsubscribe', 'user-1'),
    signer.tokenFor('unsubscribe', 'user-2'),
    signer.tokenFor('other', 'user-1'),
    createLinkSigner('another secret').tokenFor('unsubscribe', 'user-1'),
  ]
  expect(new Set(tokens).size).toBe(4)
})

it('does not sign with the secret itself, with which sessions are signed', () => {
  const direct = createHmac('sha256', 'a secret').update('unsubscribe\nuser-1').digest('base64url')
  expect(direct.startsWith(signer.tokenFor('unsubscribe', 'user-1'))).toBe(false)
})
