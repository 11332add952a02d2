import { createHash } from 'node:crypto'
import { normalizeEmail } from '#domain/accounts/normalize-email.ts'

/** Whom a rate limit per e-mail counts: the e-mail's SHA-256, so that no counter keeps the e-mail. */
export function emailSubject(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('base64url')
}
