import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: nobody guesses it, so a plain hash of it is enough. */
const TOKEN_BYTES = 32

/** What stands in a link, told once. Only its hash is kept. */
export const newShareToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashShareToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
