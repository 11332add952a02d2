import { and, desc, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { type SharedReport, withoutNote } from '#domain/sharing/shared-report.ts'
import type { Database } from '../../platform/database/database.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { shareLinks, shareViews } from './tables.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect
/** A link as its owner sees it: without its report, which may be long, and without the hash. */
export type ListedShareLink = Omit<ShareLinkRow, 'userId' | 'tokenHash' | 'report'>
/** `recentViews` has one entry for each minute with openings: the last of them, and how many there were. */
export type ShareViews = { viewCount: number; recentViews: { viewedAt: Date; count: number }[] }

const listedFields = {
  id: shareLinks.id,
  recipient: shareLinks.recipient,
  items: shareLinks.items,
  fromDay: shareLinks.fromDay,
  toDay: shareLinks.toDay,
  timeZone: shareLinks.timeZone,
  createdAt: shareLinks.createdAt,
  expiresAt: shareLinks.expiresAt,
  revokedAt: shareLinks.revokedAt,
}

export async function insertShareLink(db: Database, row: typeof shareLinks.$inferInsert): Promise<void> {
  await db.insert(shareLinks).values(row)
}

export async function findShareLinks(db: Database, userId: string): Promise<ListedShareLink[]> {
  return await db
    .select(listedFields)
    .from(shareLinks)
    .where(eq(shareLinks.userId, userId))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
}

/** How often each of the user's links was opened, and the last `limit` minutes in which it was, newest first. */
export async function findShareViews(
  db: Database,
  userId: string,
  limit: number,
): Promise<Map<string, ShareViews>> {
  const lastOfMinute = sql`max(${shareViews.viewedAt})`
  const ranked = db
    .select({
      linkId: shareViews.linkId,
      viewedAt: lastOfMinute.mapWith(shareViews.viewedAt).as('last_viewed_at'),
      count: sql<number>`count(*)::int`.as('count'),
      place:
        sql<number>`row_number() over (partition by ${shareViews.linkId} order by ${lastOfMinute} desc)`.as(
          'place',
        ),
      viewCount: sql<number>`(sum(count(*)) over (partition by ${shareViews.linkId}))::int`.as('view_count'),
    })
    .from(shareViews)
    .innerJoin(shareLinks, eq(shareLinks.id, shareViews.linkId))
    .where(eq(shareLinks.userId, userId))
    .groupBy(shareViews.linkId, sql`date_trunc('minute', ${shareViews.viewedAt})`)
    .as('ranked')
  const rows = await db
    .select({
      linkId: ranked.linkId,
      viewedAt: ranked.viewedAt,
      count: ranked.count,
      viewCount: ranked.viewCount,
    })
    .from(ranked)
    .where(lte(ranked.place, limit))
    .orderBy(ranked.linkId, ranked.place)
  const views = new Map<string, ShareViews>()
  for (const { linkId, viewCount, ...view } of rows) {
    const recentViews = views.get(linkId)?.recentViews ?? []
    views.set(linkId, { viewCount, recentViews: [...recentViews, view] })
  }
  return views
}

/**
 * Ends the user's own link and forgets its report; the moment of the first call stays. Returns null when there is
 * no such link of this user.
 */
export async function revokeLink(
  db: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<{ revokedAt: Date } | null> {
  const [row] = await db
    .update(shareLinks)
    .set({
      revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)`,
      report: null,
    })
    .where(and(eq(shareLinks.id, id), eq(shareLinks.userId, userId)))
    .returning({ revokedAt: shareLinks.revokedAt })
  return row?.revokedAt ? { revokedAt: row.revokedAt } : null
}

/** Revokes the user's links to shared reports that work, for good, and forgets what they showed. */
export async function endShareLinks(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ revokedAt: now, report: null })
    .where(and(eq(shareLinks.userId, userId), isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now)))
}

/**
 * The link, held until the transaction ends: it is not revoked between the decision and the answer. A link of an
 * account that is about to be deleted counts as none.
 */
export async function lockShareLink(tx: Database, tokenHash: string): Promise<ShareLinkRow | null> {
  const deletion = tx.select().from(accountDeletions).where(eq(accountDeletions.userId, shareLinks.userId))
  const [row] = await tx
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.tokenHash, tokenHash), notExists(deletion)))
    .for('update')
  return row ?? null
}

/** The user's own link, held until the transaction ends. */
export async function lockOwnLink(tx: Database, userId: string, id: string): Promise<ShareLinkRow | null> {
  const [row] = await tx
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.id, id), eq(shareLinks.userId, userId)))
    .for('update')
  return row ?? null
}

/** Puts another report in the place of the one that a link shows. */
export async function replaceReport(tx: Database, id: string, report: SharedReport): Promise<void> {
  await tx.update(shareLinks).set({ report, items: report.items }).where(eq(shareLinks.id, id))
}

/** Takes a note out of every report that the user shares. */
export async function forgetSharedNote(tx: Database, userId: string, noteId: string): Promise<void> {
  const links = await tx
    .select({ id: shareLinks.id, report: shareLinks.report })
    .from(shareLinks)
    .where(and(eq(shareLinks.userId, userId), sql`${shareLinks.report} -> 'notes' is not null`))
    .for('update')
  for (const { id, report } of links) if (report) await replaceReport(tx, id, withoutNote(report, noteId))
}

export async function insertView(tx: Database, linkId: string, viewedAt: Date): Promise<void> {
  await tx.insert(shareViews).values({ id: crypto.randomUUID(), linkId, viewedAt })
}

export async function forgetExpiredReports(db: Database, now: Date): Promise<void> {
  await db
    .update(shareLinks)
    .set({ report: null })
    .where(and(lte(shareLinks.expiresAt, now), isNotNull(shareLinks.report)))
}

/** Deletes links, and their views, that were revoked or expired at `before` or earlier. */
export async function deleteEndedLinks(db: Database, before: Date): Promise<void> {
  await db
    .delete(shareLinks)
    .where(
      or(
        lte(shareLinks.revokedAt, before),
        and(isNull(shareLinks.revokedAt), lte(shareLinks.expiresAt, before)),
      ),
    )
}
