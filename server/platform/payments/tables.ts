import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What the built-in payment provider knows: its own side of the subscriptions that were made without a real
 * one. Only the adapter reads it, as it would read a provider over the network.
 */
export const testSubscriptions = pgTable('test_subscriptions', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  /** One subscription per payment, however often it is asked for. */
  paymentId: uuid('payment_id').notNull().unique(),
  status: text('status', { enum: ['confirming', 'active', 'refused', 'ended'] }).notNull(),
  paymentMethodId: text('payment_method_id').notNull(),
  /** A new card that waits for the bank's confirmation. */
  nextPaymentMethodId: text('next_payment_method_id'),
  clientSecret: text('client_secret').notNull(),
  currentPeriodEnd: moment('current_period_end').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  paidAt: moment('paid_at'),
  refundedAt: moment('refunded_at'),
})
