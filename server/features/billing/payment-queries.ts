import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { type ReadSubscription, stateColumns } from './subscription-queries.ts'
import { openPaymentStatuses, payments } from './tables.ts'

export type Payment = typeof payments.$inferSelect

const isOpen = inArray(payments.status, openPaymentStatuses)
const isUnpaid = inArray(payments.status, ['pending', 'confirming'])

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0
}

/** The one payment of an e-mail that may still become an account. */
export async function findOpenPayment(db: Database, email: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.email, email), isOpen))
  return row ? { ...row, status: row.status as (typeof openPaymentStatuses)[number] } : null
}

/** Null when another request began a payment for the same e-mail at the same moment. */
export async function insertPayment(
  db: Database,
  payment: { email: string; name: string; heldUntil: Date; now: Date },
): Promise<Payment | null> {
  const { email, name, heldUntil, now } = payment
  const [row] = await db
    .insert(payments)
    .values({
      id: crypto.randomUUID(),
      email,
      name,
      status: 'pending',
      heldUntil,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Takes over a payment that no request holds any more; null when another one was faster. */
export async function holdPayment(
  db: Database,
  id: string,
  hold: { heldUntil: Date; now: Date },
): Promise<Payment | null> {
  const [row] = await db
    .update(payments)
    .set({ heldUntil: hold.heldUntil })
    .where(and(eq(payments.id, id), isUnpaid, lte(payments.heldUntil, hold.now)))
    .returning()
  return row ?? null
}

export async function releasePayment(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ heldUntil: now })
    .where(and(eq(payments.id, id), isUnpaid))
}

/** Null when the payment was closed meanwhile: what was charged for it is given back. */
export async function recordPaid(db: Database, id: string, read: ReadSubscription): Promise<Payment | null> {
  const { customerId, subscriptionId, status, readAt } = read
  const [row] = await db
    .update(payments)
    .set({
      ...stateColumns(payments, read),
      status: 'paid',
      customerId,
      subscriptionId,
      subscriptionStatus: status,
      heldUntil: readAt,
      updatedAt: readAt,
      paidAt: sql`coalesce(${payments.paidAt}, ${readAt.toISOString()}::timestamptz)`,
    })
    .where(and(eq(payments.id, id), isOpen))
    .returning()
  return row ?? null
}

export async function recordConfirming(
  db: Database,
  id: string,
  confirming: { customerId: string; subscriptionId: string; confirmationHash: string; now: Date },
): Promise<void> {
  const { now, ...values } = confirming
  await db
    .update(payments)
    .set({ ...values, status: 'confirming', heldUntil: now, updatedAt: now })
    .where(and(eq(payments.id, id), isUnpaid))
}

export async function recordDeclined(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'failed', updatedAt: now })
    .where(and(eq(payments.id, id), isUnpaid))
}

/** From here on the payment can never become an account. Null when it became one before. */
export async function beginClosing(db: Database, id: string, now: Date): Promise<Payment | null> {
  const [row] = await db
    .update(payments)
    .set({ status: 'closing', updatedAt: now })
    .where(and(eq(payments.id, id), ne(payments.status, 'claimed')))
    .returning()
  return row ?? null
}

export async function finishClosing(
  db: Database,
  id: string,
  outcome: { status: 'refunded' | 'failed'; now: Date },
): Promise<void> {
  await db
    .update(payments)
    .set({ status: outcome.status, updatedAt: outcome.now })
    .where(and(eq(payments.id, id), eq(payments.status, 'closing')))
}

/**
 * Payments that nobody claimed by `cutoff`, and those whose closing was interrupted. The ones tried longest ago
 * come first, so that one that keeps failing does not hold up the others.
 */
export async function findPaymentsToClose(
  db: Database,
  due: { cutoff: Date; now: Date; limit: number },
): Promise<Payment[]> {
  const unclaimed = and(eq(payments.status, 'paid'), lte(payments.paidAt, due.cutoff))
  const unfinished = and(isUnpaid, lte(payments.createdAt, due.cutoff), lte(payments.heldUntil, due.now))
  return await db
    .select()
    .from(payments)
    .where(or(unclaimed, unfinished, eq(payments.status, 'closing')))
    .orderBy(asc(payments.updatedAt))
    .limit(due.limit)
}

/** Payments that led to nothing and belong to no user name somebody who may never have become one. */
export async function deleteSettledPaymentsBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(payments)
    .where(
      and(
        inArray(payments.status, ['failed', 'refunded']),
        isNull(payments.userId),
        lt(payments.updatedAt, before),
      ),
    )
}

/** Deletes a user's payments, and those of their e-mail that belong to no user. */
export async function deletePaymentsOf(
  tx: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx
    .delete(payments)
    .where(or(eq(payments.userId, id), and(eq(payments.email, email), isNull(payments.userId))))
}

const isClaimable = (email: string) =>
  and(
    eq(payments.email, email),
    eq(payments.status, 'paid'),
    inArray(payments.subscriptionStatus, ['active', 'past_due']),
  )

/** The paid payment of an e-mail, locked until the caller's transaction ends. One that ended is being refunded. */
export async function lockPaidPayment(db: Database, email: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(isClaimable(email)).for('update')
  return row ?? null
}

/** Whether an e-mail has a payment that an account can be made of. */
export async function isPaymentKept(db: Database, email: string): Promise<boolean> {
  return (await db.$count(payments, isClaimable(email))) > 0
}

export async function markClaimed(db: Database, id: string, userId: string, now: Date): Promise<void> {
  await db.update(payments).set({ status: 'claimed', userId, updatedAt: now }).where(eq(payments.id, id))
}

/** Payments of an e-mail that may still become a subscription, or whose closing was interrupted. */
export async function findUnsettledPayments(
  db: Database,
  email: string,
): Promise<Pick<Payment, 'id' | 'customerId' | 'subscriptionId'>[]> {
  const { id, customerId, subscriptionId } = payments
  return await db
    .select({ id, customerId, subscriptionId })
    .from(payments)
    .where(and(eq(payments.email, email), or(isOpen, eq(payments.status, 'closing'))))
}

/** The payment that a provider's subscription was ordered by. */
export async function findPaymentOf(
  db: Database,
  ordered: { subscriptionId: string; paymentId: string | null },
): Promise<Payment | null> {
  const bySubscription = eq(payments.subscriptionId, ordered.subscriptionId)
  const [row] = await db
    .select()
    .from(payments)
    .where(ordered.paymentId ? or(bySubscription, eq(payments.id, ordered.paymentId)) : bySubscription)
    .limit(1)
  return row ?? null
}
