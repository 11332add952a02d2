import { asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import type { Database } from '../../platform/database/database.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { users } from '../accounts/tables.ts'
import { mailConsents, userSettings } from './tables.ts'

/** What a user changed, by the setting's name. */
export type StoredSettings = Record<string, unknown>
export type SettingsRecord = { settings: StoredSettings; version: number }

export type ReminderCandidate = {
  userId: string
  settings: StoredSettings
  lastReminderDay: CalendarDay | null
  lookAt: Date
  /** The account will be deleted. */
  isLeaving: boolean
}
/** What a run decided for a user: the day it reminds them of, and when to look again. */
export type ReminderDecision = { userId: string; day: CalendarDay | null; lookAt: Date | null }
export type ReminderRecipient = { userId: string; email: string; settings: StoredSettings }

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
  { settings, version, reminderLookAt }: SettingsRecord & { reminderLookAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .update(userSettings)
    .set({ settings, version, reminderLookAt, updatedAt: now })
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

export async function upsertUnsubscribeTokens(
  db: Database,
  tokens: readonly { userId: string; unsubscribeTokenHash: string }[],
): Promise<void> {
  if (tokens.length === 0) return
  await db
    .insert(mailConsents)
    .values(tokens.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)))
    .onConflictDoUpdate({
      target: mailConsents.userId,
      set: { unsubscribeTokenHash: sql`excluded.unsubscribe_token_hash` },
    })
}

export async function findByUnsubscribeToken(db: Database, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: mailConsents.userId })
    .from(mailConsents)
    .where(eq(mailConsents.unsubscribeTokenHash, tokenHash))
  return row?.userId ?? null
}

/** Holds the users whose time to be looked at has come, those who wait longest first. */
export async function lockReminderCandidates(
  tx: Database,
  due: { now: Date; limit: number },
): Promise<ReminderCandidate[]> {
  const rows = await tx
    .select({
      userId: userSettings.userId,
      settings: userSettings.settings,
      lastReminderDay: mailConsents.lastReminderDay,
      lookAt: sql<Date>`${userSettings.reminderLookAt}`.mapWith(userSettings.reminderLookAt),
      deletion: accountDeletions.userId,
    })
    .from(userSettings)
    .leftJoin(mailConsents, eq(mailConsents.userId, userSettings.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, userSettings.userId))
    .where(lte(userSettings.reminderLookAt, due.now))
    .orderBy(asc(userSettings.reminderLookAt))
    .limit(due.limit)
    .for('update', { of: userSettings })
  return rows.map(({ deletion, ...row }) => ({ ...row, isLeaving: deletion !== null }))
}

/** Marks the days of the users whose settings are held as reminded, and notes when to look at each again. */
export async function noteReminderDecisions(
  tx: Database,
  decisions: readonly ReminderDecision[],
): Promise<void> {
  const rows = JSON.stringify(
    decisions.map(({ userId, day, lookAt }) => ({ user_id: userId, day, look_at: lookAt })),
  )
  const decided = sql`jsonb_to_recordset(${rows}::jsonb) as decided (user_id text, day text, look_at timestamptz)`
  await tx.execute(sql`
    insert into mail_consents as consents (user_id, last_reminder_day)
    select user_id, day from ${decided} where day is not null order by user_id
    on conflict (user_id) do update set last_reminder_day = greatest(consents.last_reminder_day, excluded.last_reminder_day)`)
  await tx.execute(sql`
    update user_settings set reminder_look_at = decided.look_at from ${decided}
    where user_settings.user_id = decided.user_id`)
}

/** Whom to write to, of users who may have gone or switched reminders off meanwhile. */
export async function findReminderRecipients(
  db: Database,
  userIds: readonly string[],
): Promise<ReminderRecipient[]> {
  return await db
    .select({ userId: users.id, email: users.email, settings: userSettings.settings })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(inArray(users.id, [...userIds]))
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
