import { createHash } from 'node:crypto'
import type { RateLimitRule } from '../../platform/http/rate-limiter.ts'

const HOUR_SECONDS = 60 * 60

/** Room for an honest person whose cards are declined, none for trying out a list of stolen ones. */
export const billingLimits = {
  productByAddress: { name: 'billing-product-address', max: 60, windowSeconds: 60 },
  paymentByAddress: { name: 'payment-address', max: 20, windowSeconds: HOUR_SECONDS },
  paymentByEmail: { name: 'payment-email', max: 10, windowSeconds: HOUR_SECONDS },
  confirmationByAddress: { name: 'payment-confirm-address', max: 40, windowSeconds: HOUR_SECONDS },
} satisfies Record<string, RateLimitRule>

/** Counts an e-mail without keeping it in the counters' table. */
export function emailSubject(normalizedEmail: string): string {
  return createHash('sha256').update(normalizedEmail).digest('base64url')
}
