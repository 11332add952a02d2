import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { practiceNotes } from './tables.ts'

export type PracticeNoteRow = typeof practiceNotes.$inferSelect

const isOf = (userId: string, id: string) => and(eq(practiceNotes.userId, userId), eq(practiceNotes.id, id))

/** Keeps a note. The same id of the same user a second time changes it, and leaves it in its place. */
export async function putNote(db: Database, row: PracticeNoteRow): Promise<void> {
  const { skill, person, text } = row
  await db
    .insert(practiceNotes)
    .values(row)
    .onConflictDoUpdate({
      target: [practiceNotes.userId, practiceNotes.id],
      set: { skill, person, text },
    })
}

/** How many notes a user keeps beside the one of this id. */
export async function countOtherNotes(db: Database, userId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(practiceNotes)
    .where(and(eq(practiceNotes.userId, userId), ne(practiceNotes.id, id)))
  return row?.count ?? 0
}

/** All notes of a user, the newest first. */
export async function findNotes(db: Database, userId: string): Promise<PracticeNoteRow[]> {
  return await db
    .select()
    .from(practiceNotes)
    .where(eq(practiceNotes.userId, userId))
    .orderBy(desc(practiceNotes.createdAt), practiceNotes.id)
}

/** Deletes one note of the user. */
export async function deleteNote(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(practiceNotes).where(isOf(userId, id))
}
