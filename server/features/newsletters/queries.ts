import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { MAX_DELIVERY_TRIES } from '#domain/newsletters/delivery.ts'
import type { Database } from '../../platform/database/database.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { users } from '../accounts/tables.ts'
import { mailConsents, userSettings } from '../settings/tables.ts'
import { newsletterDeliveries as deliveries, newsletters } from './tables.ts'

export type NewsletterRow = typeof newsletters.$inferSelect
export type MailCounts = { waiting: number; sent: number; failed: number }
export type Delivery = { newsletterId: string; userId: string; tries: number }

/** Wished for, confirmed by mail, and no account on its way out. */
const isSubscribed = and(
  eq(mailConsents.newsletterConfirmed, true),
  sql`${userSettings.settings} @> '{"newsletterEnabled": true}'::jsonb`,
  isNull(accountDeletions.userId),
)

function subscribers<T extends Parameters<Database['select']>[0]>(db: Database, columns: T) {
  return db
    .select(columns as NonNullable<T>)
    .from(mailConsents)
    .innerJoin(users, eq(users.id, mailConsents.userId))
    .innerJoin(userSettings, eq(userSettings.userId, mailConsents.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, mailConsents.userId))
}

export async function countSubscribers(db: Database): Promise<number> {
  const [row] = await subscribers(db, { subscribers: count() }).where(isSubscribed)
  return row?.subscribers ?? 0
}

/** The address of a subscriber as it is now; null for who is none any more. */
export async function findSubscriberEmail(db: Database, userId: string): Promise<string | null> {
  const [row] = await subscribers(db, { email: users.email }).where(and(isSubscribed, eq(users.id, userId)))
  return row?.email ?? null
}

/** Newest first. */
export async function findNewsletters(db: Database, limit: number): Promise<NewsletterRow[]> {
  return await db.select().from(newsletters).orderBy(desc(newsletters.createdAt)).limit(limit)
}

export async function findNewsletter(db: Database, id: string): Promise<NewsletterRow | null> {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id))
  return row ?? null
}

/** False when there is a newsletter with this id. */
export async function insertNewsletter(
  db: Database,
  draft: { id: string; subject: string; body: string; now: Date },
): Promise<boolean> {
  const { now, ...text } = draft
  const rows = await db
    .insert(newsletters)
    .values({ ...text, state: 'draft', version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: newsletters.id })
  return rows.length > 0
}

const isDraft = (id: string, version: number) =>
  and(eq(newsletters.id, id), eq(newsletters.version, version), eq(newsletters.state, 'draft'))

/** False when it is no draft in that version. */
export async function updateDraft(
  db: Database,
  draft: { id: string; version: number; subject: string; body: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(newsletters)
    .set({ subject: draft.subject, body: draft.body, version: draft.version + 1, updatedAt: draft.now })
    .where(isDraft(draft.id, draft.version))
    .returning({ id: newsletters.id })
  return rows.length > 0
}

/** False when it is no draft in that version. */
export async function deleteDraft(db: Database, id: string, version: number): Promise<boolean> {
  const rows = await db.delete(newsletters).where(isDraft(id, version)).returning({ id: newsletters.id })
  return rows.length > 0
}

/** False when it is no draft in that version. */
export async function markSending(tx: Database, id: string, version: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(newsletters)
    .set({ state: 'sending', startedAt: now, updatedAt: now })
    .where(isDraft(id, version))
    .returning({ id: newsletters.id })
  return rows.length > 0
}

/** One delivery for each subscriber there is now. */
export async function insertDeliveries(tx: Database, newsletterId: string, now: Date): Promise<void> {
  const chosen = subscribers(tx, {
    newsletterId: sql<string>`${newsletterId}::uuid`.as('newsletter_id'),
    userId: mailConsents.userId,
    tries: sql<number>`0`.as('tries'),
    heldUntil: sql<Date>`${now.toISOString()}::timestamptz`.as('held_until'),
    sentAt: sql<Date | null>`null::timestamptz`.as('sent_at'),
  }).where(isSubscribed)
  await tx.insert(deliveries).select(chosen)
}

/** Newsletters that are being sent, the one that began first before the others. */
export async function findSending(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(eq(newsletters.state, 'sending'))
    .orderBy(asc(newsletters.startedAt))
  return rows.map(({ id }) => id)
}

const isUnsent = isNull(deliveries.sentAt)

/**
 * Takes one delivery of a newsletter that waits and holds it until the given moment; null when none waits now. Of
 * several processes each gets another one.
 */
export async function takeDelivery(
  db: Database,
  newsletterId: string,
  now: Date,
  heldUntil: Date,
): Promise<Delivery | null> {
  const waiting = db
    .select({ userId: deliveries.userId })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.newsletterId, newsletterId),
        isUnsent,
        lt(deliveries.tries, MAX_DELIVERY_TRIES),
        lte(deliveries.heldUntil, now),
      ),
    )
    .orderBy(asc(deliveries.heldUntil))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(deliveries)
    .set({ heldUntil, tries: sql`${deliveries.tries} + 1` })
    .where(and(eq(deliveries.newsletterId, newsletterId), eq(deliveries.userId, waiting)))
    .returning({ newsletterId: deliveries.newsletterId, userId: deliveries.userId, tries: deliveries.tries })
  return row ?? null
}

const isDelivery = ({ newsletterId, userId }: Delivery) =>
  and(eq(deliveries.newsletterId, newsletterId), eq(deliveries.userId, userId))

export async function markSent(db: Database, delivery: Delivery, now: Date): Promise<void> {
  await db.update(deliveries).set({ sentAt: now }).where(isDelivery(delivery))
}

export async function postponeDelivery(db: Database, delivery: Delivery, until: Date): Promise<void> {
  await db.update(deliveries).set({ heldUntil: until }).where(isDelivery(delivery))
}

export async function deleteDelivery(db: Database, delivery: Delivery): Promise<void> {
  await db.delete(deliveries).where(isDelivery(delivery))
}

/** Counts by newsletter; one whose deliveries are gone is absent. */
export async function countDeliveries(
  db: Database,
  newsletterIds: readonly string[],
  now: Date,
): Promise<Map<string, MailCounts>> {
  if (newsletterIds.length === 0) return new Map()
  const isOver = sql`${deliveries.tries} >= ${MAX_DELIVERY_TRIES} and ${deliveries.heldUntil} <= ${now.toISOString()}`
  const rows = await db
    .select({
      newsletterId: deliveries.newsletterId,
      sent: sql<number>`count(*) filter (where ${deliveries.sentAt} is not null)::int`,
      failed: sql<number>`count(*) filter (where ${isUnsent} and ${isOver})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(deliveries)
    .where(inArray(deliveries.newsletterId, [...newsletterIds]))
    .groupBy(deliveries.newsletterId)
  return new Map(
    rows.map(({ newsletterId, sent, failed, all }) => [
      newsletterId,
      { sent, failed, waiting: all - sent - failed },
    ]),
  )
}

/** Newsletters that are being sent and of which no mail waits or is on its way. */
export async function findFinished(db: Database, now: Date): Promise<string[]> {
  const open = db
    .select({ one: sql`1` })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.newsletterId, newsletters.id),
        isUnsent,
        or(lt(deliveries.tries, MAX_DELIVERY_TRIES), gt(deliveries.heldUntil, now)),
      ),
    )
  const rows = await db
    .select({ id: newsletters.id })
    .from(newsletters)
    .where(and(eq(newsletters.state, 'sending'), sql`not exists ${open}`))
  return rows.map(({ id }) => id)
}

/** False when it was not being sent: it ended already. */
export async function endNewsletter(
  tx: Database,
  ending: { id: string; state: 'sent' | 'stopped'; mails: Pick<MailCounts, 'sent' | 'failed'>; now: Date },
): Promise<boolean> {
  const { id, state, mails, now } = ending
  const rows = await tx
    .update(newsletters)
    .set({ state, sentCount: mails.sent, failedCount: mails.failed, endedAt: now, updatedAt: now })
    .where(and(eq(newsletters.id, id), eq(newsletters.state, 'sending')))
    .returning({ id: newsletters.id })
  return rows.length > 0
}

export async function deleteDeliveries(tx: Database, newsletterId: string): Promise<void> {
  await tx.delete(deliveries).where(eq(deliveries.newsletterId, newsletterId))
}
