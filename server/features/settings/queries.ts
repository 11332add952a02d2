import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import type { Database } from '../../platform/database/database.ts'
import { accountDeletions } from '../accounts/tables.ts'
import { shareLinks } from '../sharing/tables.ts'
import { mailConsents, userSettings } from './tables.ts'

/** What a user changed, by the setting's name. */
export type StoredSettings = Record<string, unknown>
export type SettingsRecord = { settings: StoredSettings; version: number }

export type ReminderCandidate = {
  userId: string
  settings: StoredSettings
  lastReminderDay: CalendarDay | null
}

const settingsColumns = { settings: userSettings.settings, version: userSettings.version }

export async function findSettings(db: Database, userId: string): Promise<SettingsRecord | null> {
  const [row] = await db.select(settingsColumns).from(userSettings).where(eq(userSettings.userId, userId))
  return row ?? null
}

/** Reads the settings and holds them against every other change until the transaction ends. */
export async function lockSettings(tx: Database, userId: string, now: Date): Promise<SettingsRecord> {
  // A row that is not there cannot be held.
  await tx
    .insert(userSettings)
    .values({ userId, settings: {}, version: 0, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await tx
    .select(settingsColumns)
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
    .for('update')
  if (!row) throw new Error('the settings were deleted while they were held')
  return row
}

export async function updateSettings(
  tx: Database,
  userId: string,
  { settings, version }: SettingsRecord,
  now: Date,
): Promise<void> {
  await tx
    .update(userSettings)
    .set({ settings, version, updatedAt: now })
    .where(eq(userSettings.userId, userId))
}

export async function isNewsletterConfirmed(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isConfirmed: mailConsents.newsletterConfirmed })
    .from(mailConsents)
    .where(eq(mailConsents.userId, userId))
  return row?.isConfirmed ?? false
}

/** From now on only the link with this token confirms. False when an earlier one was confirmed meanwhile. */
export async function startNewsletterConfirmation(
  db: Database,
  userId: string,
  newsletterTokenHash: string,
): Promise<boolean> {
  const rows = await db
    .insert(mailConsents)
    .values({ userId, newsletterTokenHash })
    .onConflictDoUpdate({
      target: mailConsents.userId,
      set: { newsletterTokenHash },
      setWhere: eq(mailConsents.newsletterConfirmed, false),
    })
    .returning({ userId: mailConsents.userId })
  return rows.length > 0
}

export async function endNewsletterConsent(db: Database, userId: string): Promise<void> {
  await db
    .update(mailConsents)
    .set({ newsletterTokenHash: null, newsletterConfirmed: false })
    .where(eq(mailConsents.userId, userId))
}

/** Revokes the user's links to shared reports that work, for good, and forgets what they showed. */
export async function endShareLinks(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ revokedAt: now, report: null })
    .where(and(eq(shareLinks.userId, userId), isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now)))
}

export async function findByNewsletterToken(
  db: Database,
  tokenHash: string,
): Promise<{ userId: string; isConfirmed: boolean } | null> {
  const [row] = await db
    .select({ userId: mailConsents.userId, isConfirmed: mailConsents.newsletterConfirmed })
    .from(mailConsents)
    .where(eq(mailConsents.newsletterTokenHash, tokenHash))
  return row ?? null
}

/** The user whose link it is, or null. Confirming again changes nothing. */
export async function confirmNewsletter(db: Database, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .update(mailConsents)
    .set({ newsletterConfirmed: true })
    .where(eq(mailConsents.newsletterTokenHash, tokenHash))
    .returning({ userId: mailConsents.userId })
  return row?.userId ?? null
}

export async function upsertUnsubscribeToken(
  db: Database,
  userId: string,
  unsubscribeTokenHash: string,
): Promise<void> {
  await db
    .insert(mailConsents)
    .values({ userId, unsubscribeTokenHash })
    .onConflictDoUpdate({ target: mailConsents.userId, set: { unsubscribeTokenHash } })
}

export async function findByUnsubscribeToken(db: Database, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: mailConsents.userId })
    .from(mailConsents)
    .where(eq(mailConsents.unsubscribeTokenHash, tokenHash))
  return row?.userId ?? null
}

/** Users with reminders switched on, in the order of their ids; accounts on their way out get none. */
export async function findReminderCandidates(
  db: Database,
  page: { afterUserId: string; limit: number },
): Promise<ReminderCandidate[]> {
  return await db
    .select({
      userId: userSettings.userId,
      settings: userSettings.settings,
      lastReminderDay: mailConsents.lastReminderDay,
    })
    .from(userSettings)
    .leftJoin(mailConsents, eq(mailConsents.userId, userSettings.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, userSettings.userId))
    .where(
      and(
        gt(userSettings.userId, page.afterUserId),
        sql`${userSettings.settings} @> '{"dailyReminders": true}'::jsonb`,
        isNull(accountDeletions.userId),
      ),
    )
    .orderBy(asc(userSettings.userId))
    .limit(page.limit)
}

/** Marks the day as reminded unless it, or a later one, is marked. Of two processes exactly one gets true. */
export async function claimReminderDay(db: Database, userId: string, day: CalendarDay): Promise<boolean> {
  const rows = await db
    .insert(mailConsents)
    .values({ userId, lastReminderDay: day })
    .onConflictDoUpdate({
      target: mailConsents.userId,
      set: { lastReminderDay: day },
      setWhere: or(isNull(mailConsents.lastReminderDay), lt(mailConsents.lastReminderDay, day)),
    })
    .returning({ userId: mailConsents.userId })
  return rows.length > 0
}

/** Takes a claim back whose mail could not be handed on. */
export async function releaseReminderDay(
  db: Database,
  userId: string,
  day: CalendarDay,
  previousDay: CalendarDay | null,
): Promise<void> {
  await db
    .update(mailConsents)
    .set({ lastReminderDay: previousDay })
    .where(and(eq(mailConsents.userId, userId), eq(mailConsents.lastReminderDay, day)))
}
