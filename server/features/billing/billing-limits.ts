import type { RateLimitRule } from '../../platform/http/rate-limiter.ts'

const HOUR_SECONDS = 60 * 60

/**
 * Room for an honest person whose cards are declined, none for trying out a list of stolen ones, or of e-mails. A
 * school or an office shares one address, so the limits per address are wider than those per person. None is by e-mail
 * alone, which anybody could use up.
 */
export const billingLimits = {
  productByAddress: { name: 'billing-product-address', max: 60, windowSeconds: 60 },
  paymentByAddress: { name: 'payment-address', max: 30, windowSeconds: HOUR_SECONDS },
  paymentByPerson: { name: 'payment-person', max: 10, windowSeconds: HOUR_SECONDS },
  confirmationByAddress: { name: 'payment-confirm-address', max: 200, windowSeconds: HOUR_SECONDS },
  cardByUser: { name: 'card-user', max: 10, windowSeconds: HOUR_SECONDS },
  subscriptionByUser: { name: 'subscription-user', max: 30, windowSeconds: HOUR_SECONDS },
} satisfies Record<string, RateLimitRule>
