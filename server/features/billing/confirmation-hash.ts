import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a client secret, so that a copy of the database confirms nothing. */
export function confirmationHash(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('hex')
}

/** Whether the caller knows the secret that was handed out for a payment. */
export function isConfirmedBy(keptHash: string | null, clientSecret: string): boolean {
  if (keptHash === null) return false
  return timingSafeEqual(Buffer.from(keptHash), Buffer.from(confirmationHash(clientSecret)))
}
