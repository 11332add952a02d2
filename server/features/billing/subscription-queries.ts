import { and, asc, eq, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { payments, subscriptions } from './tables.ts'

export type Subscription = typeof subscriptions.$inferSelect

/** What a provider told about a subscription, and when it was asked. */
export type ReadSubscription = {
  customerId: string
  subscriptionId: string
  status: Subscription['status']
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  readAt: Date
}

type StateTable = typeof payments | typeof subscriptions

/** The provider's word as columns of either table; a charge counts as past due since it was first told. */
export function stateColumns(table: StateTable, { status, readAt, ...state }: ReadSubscription) {
  const since = sql`coalesce(${table.pastDueSince}, ${readAt.toISOString()}::timestamptz)`
  return {
    currentPeriodEnd: state.currentPeriodEnd,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    pastDueSince: status === 'past_due' ? since : null,
    providerReadAt: readAt,
  }
}

function isNotNewer(table: StateTable, readAt: Date): SQL | undefined {
  return or(isNull(table.providerReadAt), lte(table.providerReadAt, readAt))
}

/** A user has one subscription: a renewal takes the place of the one that ended. */
export async function putSubscription(db: Database, subscription: Subscription): Promise<void> {
  const { userId: _, ...values } = subscription
  await db
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: subscriptions.userId, set: values })
}

/** Lets one renewal of a user begin or be claimed at a time. False when the user is gone. */
export async function lockUser(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return rows.length > 0
}

export async function findSubscription(db: Database, userId: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** Where the receipts of a user's subscription belong; null for a user without one that may be charged. */
export async function findReceiptAddress(
  db: Database,
  userId: string,
): Promise<{ subscriptionId: string; email: string } | null> {
  const [row] = await db
    .select({ subscriptionId: subscriptions.subscriptionId, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  return row ?? null
}

/** A user's subscription by the provider's id. */
export async function findKeptSubscription(db: Database, id: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.subscriptionId, id))
  return row ?? null
}

/**
 * Keeps what the provider told, unless something read later is kept already. The payment comes first: a claim in
 * progress holds its row, so that the subscription which the claim makes is seen by the second statement.
 */
export async function recordSubscriptionState(db: Database, read: ReadSubscription): Promise<void> {
  const { subscriptionId, status, readAt } = read
  await db
    .update(payments)
    .set({ ...stateColumns(payments, read), subscriptionStatus: status })
    .where(and(eq(payments.subscriptionId, subscriptionId), isNotNewer(payments, readAt)))
  await db
    .update(subscriptions)
    .set({ ...stateColumns(subscriptions, read), status })
    .where(and(eq(subscriptions.subscriptionId, subscriptionId), isNotNewer(subscriptions, readAt)))
}

/** Subscriptions whose period ended before `before` and that were not read since. */
export async function findOverdueSubscriptionIds(
  db: Database,
  due: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ subscriptionId: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'ended'),
        lt(subscriptions.currentPeriodEnd, due.before),
        lt(subscriptions.providerReadAt, due.before),
      ),
    )
    .orderBy(asc(subscriptions.providerReadAt))
    .limit(due.limit)
  return rows.map(({ subscriptionId }) => subscriptionId)
}
