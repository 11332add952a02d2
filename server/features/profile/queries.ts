import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { avatars, profiles } from './tables.ts'

export type AvatarRecord = { version: string; contentType: string; bytes: Uint8Array }

export async function findBio(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ bio: profiles.bio }).from(profiles).where(eq(profiles.userId, userId))
  return row?.bio ?? null
}

export async function upsertBio(db: Database, userId: string, bio: string | null, now: Date): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, bio, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { bio, updatedAt: now } })
}

export async function findAvatarVersion(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ version: avatars.version }).from(avatars).where(eq(avatars.userId, userId))
  return row?.version ?? null
}

export async function findAvatar(
  db: Database,
  userId: string,
  version: string,
): Promise<AvatarRecord | null> {
  const [row] = await db
    .select({ version: avatars.version, contentType: avatars.contentType, bytes: avatars.bytes })
    .from(avatars)
    .where(and(eq(avatars.userId, userId), eq(avatars.version, version)))
  return row ?? null
}

export async function upsertAvatar(
  db: Database,
  userId: string,
  avatar: AvatarRecord,
  now: Date,
): Promise<void> {
  const values = { ...avatar, updatedAt: now }
  await db
    .insert(avatars)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: avatars.userId, set: values })
}

/** False when there was none. */
export async function deleteAvatar(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .delete(avatars)
    .where(eq(avatars.userId, userId))
    .returning({ version: avatars.version })
  return rows.length > 0
}
