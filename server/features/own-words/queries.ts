import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { keptSentences } from './tables.ts'

export type KeptSentenceRow = typeof keptSentences.$inferSelect

/** Keeps a sentence. The same id of the same user a second time changes it, and leaves it in its place. */
export async function putSentence(db: Database, row: KeptSentenceRow): Promise<void> {
  const { text, person, place } = row
  await db
    .insert(keptSentences)
    .values(row)
    .onConflictDoUpdate({ target: [keptSentences.userId, keptSentences.id], set: { text, person, place } })
}

/** How many sentences a user keeps beside the one of this id. */
export async function countOthers(db: Database, userId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(keptSentences)
    .where(and(eq(keptSentences.userId, userId), ne(keptSentences.id, id)))
  return row?.count ?? 0
}

/** All sentences of a user, the newest first. */
export async function findSentences(db: Database, userId: string): Promise<KeptSentenceRow[]> {
  return await db
    .select()
    .from(keptSentences)
    .where(eq(keptSentences.userId, userId))
    .orderBy(desc(keptSentences.createdAt), keptSentences.id)
}

/** Deletes one sentence of the user. */
export async function deleteSentence(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(keptSentences).where(and(eq(keptSentences.userId, userId), eq(keptSentences.id, id)))
}
