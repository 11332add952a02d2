import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const paymentStatuses = ['pending', 'confirming', 'paid', 'claimed', 'failed', 'refunded'] as const

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
  ],
)

export const subscriptionStatuses = ['active', 'past_due', 'ended'] as const

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
  /** The provider's clock at the last event that changed this row: an older event arriving late changes nothing. */
  providerUpdatedAt: moment('provider_updated_at').notNull(),
  pastDueSince: moment('past_due_since'),
})

/** Webhook events already carried out, by the provider's event id. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
})
