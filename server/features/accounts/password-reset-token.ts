import { createHash, randomBytes } from 'node:crypto'

/** How long a reset link works. */
export const RESET_LINK_DURATION_MS = 60 * 60 * 1000

const TOKEN_BYTES = 24

/** What stands in a reset link. Only its hash is kept. */
export const newResetToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A plain hash is enough: the token has 192 random bits, so it cannot be guessed from its hash. */
export const hashResetToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
