import { and, desc, eq, gt, like, lte, ne } from 'drizzle-orm'
import type { AccountUser } from '#domain/accounts/session.ts'
import type { SessionRecord } from '../../platform/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { credentials, emailChanges, sessions, users, verifications } from './tables.ts'

/** The name under which Better Auth looks for an e-mail's password. */
const PASSWORD_PROVIDER = 'credential'
const RESET_PREFIX = 'password-reset:'

const resetIdentifier = (tokenHash: string) => `${RESET_PREFIX}${tokenHash}`

export async function findUserByEmail(db: Database, email: string): Promise<AccountUser | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.email, email))
  return row ?? null
}

export async function findUser(db: Database, userId: string): Promise<AccountUser | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

export async function updateUserName(db: Database, userId: string, name: string, now: Date): Promise<void> {
  await db.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId))
}

/** Deletes a user with all rows that name them: those of every feature go with the user's own. */
export async function deleteUser(tx: Database, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(users).where(eq(users.id, userId))
}

/** False when the e-mail belongs to another user; a simultaneous insert of the same e-mail is waited for. */
export async function insertUser(db: Database, user: AccountUser, now: Date): Promise<boolean> {
  const rows = await db
    .insert(users)
    .values({ ...user, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return rows.length > 0
}

export async function insertPassword(
  db: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.insert(credentials).values({
    id: crypto.randomUUID(),
    accountId: userId,
    providerId: PASSWORD_PROVIDER,
    userId,
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  })
}

export async function updatePassword(
  db: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .update(credentials)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)))
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)))
  return row?.password ?? null
}

/** The password's hash of the account that an e-mail (in its stored form) has. */
export async function findPasswordHashOfEmail(db: Database, email: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), eq(credentials.providerId, PASSWORD_PROVIDER)))
  return row?.password ?? null
}

/** The e-mail belongs to the user: a link that was sent there was opened. */
export async function markEmailVerified(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
}

export async function insertSession(db: Database, session: SessionRecord): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function insertResetToken(
  db: Database,
  token: { userId: string; tokenHash: string; expiresAt: Date; now: Date },
): Promise<void> {
  await db.insert(verifications).values({
    id: crypto.randomUUID(),
    identifier: resetIdentifier(token.tokenHash),
    value: token.userId,
    expiresAt: token.expiresAt,
    createdAt: token.now,
    updatedAt: token.now,
  })
}

export async function deleteResetToken(db: Database, tokenHash: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, resetIdentifier(tokenHash)))
}

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(verifications.identifier, resetIdentifier(tokenHash)), gt(verifications.expiresAt, now))

export async function isResetTokenUsable(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db.select({ id: verifications.id }).from(verifications).where(isUsable(tokenHash, now))
  return rows.length > 0
}

/** The user whose link it is, or null. Of two uses at the same moment exactly one gets the user. */
export async function takeResetToken(db: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(verifications)
    .where(isUsable(tokenHash, now))
    .returning({ userId: verifications.value })
  return row?.userId ?? null
}

export async function deleteResetTokensOf(db: Database, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${RESET_PREFIX}%`)))
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
}

export async function findSessionsOf(db: Database, userId: string, now: Date) {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
}

/** Deletes all sessions of the user, or the one with `id`, or all but `keep`. Returns how many there were. */
export async function deleteSessions(
  db: Database,
  userId: string,
  which: { id?: string; keep?: string },
): Promise<number> {
  const condition = and(
    which.id === undefined ? undefined : eq(sessions.id, which.id),
    which.keep === undefined ? undefined : ne(sessions.id, which.keep),
  )
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), condition))
    .returning({ id: sessions.id })
  return rows.length
}

/** Keeps the newest wish only: an older link stops working. */
export async function upsertEmailChange(
  db: Database,
  change: { userId: string; newEmail: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  const { userId, ...values } = change
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: values })
}

/** Gives the wish a new link. False when it was withdrawn, or replaced by one for another address. */
export async function updateEmailChangeLink(
  db: Database,
  wish: { userId: string; newEmail: string },
  link: { tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(emailChanges)
    .set(link)
    .where(and(eq(emailChanges.userId, wish.userId), eq(emailChanges.newEmail, wish.newEmail)))
    .returning({ userId: emailChanges.userId })
  return rows.length > 0
}

export async function deleteEmailChangeOf(db: Database, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

const isChangeUsable = (tokenHash: string, now: Date) =>
  and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now))

/** Who would be moved by a link, and from where; null for a link that is not usable. */
export async function findOwnerOfEmailChange(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [row] = await db
    .select({ userId: users.id, email: users.email })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(isChangeUsable(tokenHash, now))
  return row ?? null
}

/** The change whose link it is, used up by this. Of two uses at the same moment exactly one gets it. */
export async function takeEmailChange(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; newEmail: string } | null> {
  const [row] = await db
    .delete(emailChanges)
    .where(isChangeUsable(tokenHash, now))
    .returning({ userId: emailChanges.userId, newEmail: emailChanges.newEmail })
  return row ?? null
}

export async function updateEmail(db: Database, userId: string, newEmail: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ email: newEmail, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
}
