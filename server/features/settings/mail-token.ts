import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 24

/** What stands in a link that is mailed once. Only its hash is kept. */
export const newMailToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** A plain hash is enough: the token has 192 bits that nobody can guess. */
export const hashMailToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
