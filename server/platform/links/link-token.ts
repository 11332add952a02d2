import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: nobody guesses it, so a plain hash of it is enough, and a link fits into one line of a mail. */
const TOKEN_BYTES = 24

/** What stands in a link that is told once. Only its hash is kept. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Under what the server keeps and finds a link's token. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
