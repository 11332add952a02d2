import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
/** 192 bits: nobody guesses it. */
const TOKEN_BYTES = 24

export type LinkSigner = {
  /** The same token for the same purpose and subject each time; it says nothing of either. */
  tokenFor(purpose: string, subject: string): string
}

/**
 * Tokens that have to work in every mail ever sent, such as those for unsubscribing, cannot be random: only
 * their hash is kept, so the next mail could not carry the same one. They follow from the installation's secret,
 * by a key of their own, so that nothing signed here can pass for a session.
 */
export function createLinkSigner(secret: string): LinkSigner {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'wayfern links', KEY_BYTES))
  return {
    tokenFor: (purpose, subject) =>
      createHmac('sha256', key)
        .update(`${purpose}\n${subject}`)
        .digest()
        .subarray(0, TOKEN_BYTES)
        .toString('base64url'),
  }
}
