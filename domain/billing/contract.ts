import { z } from 'zod'

export const productInfo = z.object({
  name: z.string(),
  description: z.string().nullable(),
  price: z.object({
    /** In the smallest unit of the currency. */
    amount: z.int().min(0),
    currency: z.string(),
    interval: z.enum(['day', 'week', 'month', 'year']),
  }),
  tokenLimit: z.int(),
})
export type ProductInfo = z.infer<typeof productInfo>

/** How the browser takes the card: with Stripe's own field, or with the built-in test form. */
export const cardEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('test') }),
])
export type CardEntry = z.infer<typeof cardEntry>

export const productReply = z.object({ productInfo, cardEntry })
export type ProductReply = z.infer<typeof productReply>

export const paymentRequest = z.object({
  /** A reference made by the card provider in the browser. Card numbers never reach this server. */
  paymentMethodId: z.string().regex(/^pm_[A-Za-z0-9_]{1,200}$/),
  email: z.email().max(254),
  name: z.string().trim().min(2).max(100),
})
export type PaymentRequest = z.infer<typeof paymentRequest>

export const paymentConfirmation = z.object({ email: z.email().max(254) })

export const paymentReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('paid'), customerId: z.string(), subscriptionId: z.string() }),
  /** The bank wants the person to confirm (3-D Secure); afterwards the confirm route settles it. */
  z.object({ status: z.literal('confirmation-needed'), clientSecret: z.string() }),
])
export type PaymentReply = z.infer<typeof paymentReply>
