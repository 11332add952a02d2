import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Open ones may still become an account; `closing` ones are being cancelled and refunded and never can. */
export const paymentStatuses = [
  'pending',
  'confirming',
  'paid',
  'claimed',
  'closing',
  'failed',
  'refunded',
] as const
export const openPaymentStatuses = ['pending', 'confirming', 'paid'] as const

export const subscriptionStatuses = ['active', 'past_due', 'ended'] as const

/**
 * What we asked a payment provider to charge before the account exists. The row is written before the provider
 * is called and its id is the provider's idempotency key, so a crash in between is found and mended later.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Until when a request holds this payment; another one may go on with it afterwards. */
    heldUntil: moment('held_until').notNull(),
    /** SHA-256 of the client secret: whoever knows the secret is the one who was asked to confirm. */
    confirmationHash: text('confirmation_hash'),
    paidAt: moment('paid_at'),
    /** The subscription as the provider knows it, kept here until the payment is claimed. */
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }),
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pastDueSince: moment('past_due_since'),
    providerReadAt: moment('provider_read_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // At most one open payment per e-mail: two tabs, a double click or a retry never charge twice.
    uniqueIndex('payments_one_open_per_email')
      .on(table.email)
      .where(sql`${table.status} in ('pending', 'confirming', 'paid')`),
    index('payments_status_created').on(table.status, table.createdAt),
    index('payments_subscription').on(table.subscriptionId),
    index('payments_user').on(table.userId),
    index('payments_email').on(table.email),
  ],
)

export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull(),
  subscriptionId: text('subscription_id').notNull().unique(),
  status: text('status', { enum: subscriptionStatuses }).notNull(),
  /** When the next charge is due, or, with `cancelAtPeriodEnd`, when access ends. */
  currentPeriodEnd: moment('current_period_end').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** When the provider was asked for this state. What was asked earlier and arrives later changes nothing. */
  providerReadAt: moment('provider_read_at').notNull(),
  pastDueSince: moment('past_due_since'),
})

/** Webhook events already carried out, by the provider's event id. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
})
