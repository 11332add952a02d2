import { z } from 'zod'
import { storedText } from '../fields/stored-text.ts'

const price = z.object({
  /** In the smallest unit of the currency. */
  amount: z.int().min(0),
  currency: z.string(),
  interval: z.enum(['day', 'week', 'month', 'year']),
})

export const productInfo = z.object({
  name: z.string(),
  description: z.string().nullable(),
  price,
  tokenLimit: z.int(),
})
export type ProductInfo = z.infer<typeof productInfo>

/** How the browser takes the card: with Stripe's own field, or with the built-in test form. */
const cardEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('test') }),
])
export type CardEntry = z.infer<typeof cardEntry>

export const productReply = z.object({ productInfo, cardEntry })
export type ProductReply = z.infer<typeof productReply>

const email = z.string().trim().max(254).pipe(z.email())

/**
 * A reference made by the card provider in the browser. Card numbers never reach this server; thirteen digits in
 * a row, the shortest card number, are refused here too.
 */
const paymentMethodId = z.string().regex(/^pm_(?!\w*\d{13})[A-Za-z0-9_]{1,200}$/)

export const paymentRequest = z.object({
  paymentMethodId,
  email,
  name: storedText.trim().min(2).max(100),
})
export type PaymentRequest = z.infer<typeof paymentRequest>

/** Asks what the bank decided. The client secret proves that the caller is the one who was asked to confirm. */
export const paymentConfirmation = z.object({ email, clientSecret: storedText.min(1).max(500) })
export type PaymentConfirmation = z.infer<typeof paymentConfirmation>

export const paidReply = z.object({
  status: z.literal('paid'),
  customerId: z.string(),
  subscriptionId: z.string(),
})
export type PaidReply = z.infer<typeof paidReply>

export const paymentReply = z.discriminatedUnion('status', [
  /** The caller's card was charged just now. */
  paidReply,
  /**
   * An earlier payment is kept for this e-mail and nothing was charged. Whose it was is not proven, so it names
   * no ids; the account is made from the server's own record.
   */
  z.object({ status: z.literal('kept') }),
  /** The bank wants the person to confirm (3-D Secure); afterwards the confirm route settles it. */
  z.object({ status: z.literal('confirmation-needed'), clientSecret: z.string() }),
])
export type PaymentReply = z.infer<typeof paymentReply>

export const webhookReply = z.object({ received: z.literal(true) })

/** The caller's subscription as it stands now. */
export const subscriptionReply = z.object({
  /** Null while the provider does not answer; everything else is on record here. */
  plan: z.string().nullable(),
  price: price.nullable(),
  /** `ended` also for a charge that is overdue for longer than the grace, and for who never had one. */
  status: z.enum(['active', 'past_due', 'ended']),
  /** When the next charge is due or, with `cancelAtPeriodEnd`, when coaching ends. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Until when coaching goes on although the charge failed. */
  graceEndsAt: z.iso.datetime().nullable(),
})
export type SubscriptionReply = z.infer<typeof subscriptionReply>

export const cardRequest = z.strictObject({ paymentMethodId })

const confirmationNeeded = z.object({ status: z.literal('confirmation-needed'), clientSecret: z.string() })

/**
 * After `confirmation-needed` the browser has the bank confirm, asks the confirm route as at sign-up, and renews
 * again with the same card: nothing is charged a second time.
 */
export const renewalReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('renewed'), subscription: subscriptionReply }),
  confirmationNeeded,
])
export type RenewalReply = z.infer<typeof renewalReply>

/** After `confirmation-needed` the browser has the bank confirm and sends the same card again. */
export const cardReply = z.discriminatedUnion('status', [
  z.object({ status: z.literal('replaced'), subscription: subscriptionReply }),
  confirmationNeeded,
])
export type CardReply = z.infer<typeof cardReply>
