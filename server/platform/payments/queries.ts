import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { testSubscriptions } from './tables.ts'

export type TestSubscription = typeof testSubscriptions.$inferSelect

const byId = (id: string) => eq(testSubscriptions.id, id)

/** Two orders of one payment at the same moment make one subscription; both get it. */
export async function insertTestSubscription(
  db: Database,
  row: typeof testSubscriptions.$inferInsert,
): Promise<TestSubscription> {
  await db.insert(testSubscriptions).values(row).onConflictDoNothing()
  const kept = await findTestSubscriptionByPayment(db, row.paymentId)
  if (!kept) throw new Error('the test subscription was not kept')
  return kept
}

export async function findTestSubscriptionByPayment(
  db: Database,
  paymentId: string,
): Promise<TestSubscription | null> {
  const [row] = await db.select().from(testSubscriptions).where(eq(testSubscriptions.paymentId, paymentId))
  return row ?? null
}

export async function findTestSubscription(db: Database, id: string): Promise<TestSubscription | null> {
  const [row] = await db.select().from(testSubscriptions).where(byId(id))
  return row ?? null
}

/** Settles a subscription that waits for the bank; one that is settled already stays as it is. */
export async function settleTestSubscription(
  db: Database,
  id: string,
  outcome: Pick<TestSubscription, 'status' | 'paidAt' | 'currentPeriodEnd'>,
): Promise<void> {
  await db
    .update(testSubscriptions)
    .set(outcome)
    .where(and(byId(id), eq(testSubscriptions.status, 'confirming')))
}

export async function changeTestSubscription(
  db: Database,
  id: string,
  changes: Partial<
    Pick<TestSubscription, 'cancelAtPeriodEnd' | 'paymentMethodId' | 'nextPaymentMethodId' | 'clientSecret'>
  >,
): Promise<void> {
  await db.update(testSubscriptions).set(changes).where(byId(id))
}

export async function endTestSubscription(db: Database, id: string): Promise<void> {
  await db.update(testSubscriptions).set({ status: 'ended' }).where(byId(id))
}

export async function refundTestSubscription(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(testSubscriptions)
    .set({ refundedAt: now })
    .where(and(byId(id), isNotNull(testSubscriptions.paidAt), isNull(testSubscriptions.refundedAt)))
}

/** Moves the period on, unless another process has done so already. */
export async function renewTestSubscription(
  db: Database,
  id: string,
  period: { from: Date; to: Date },
): Promise<void> {
  await db
    .update(testSubscriptions)
    .set({ currentPeriodEnd: period.to })
    .where(
      and(
        byId(id),
        eq(testSubscriptions.status, 'active'),
        eq(testSubscriptions.currentPeriodEnd, period.from),
      ),
    )
}
