import { and, desc, eq, ne } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

type OwnTable = PgTable & { userId: PgColumn; id: PgColumn }

/**
 * The statements over a table whose rows are each one user's, under an id that the user's browser made. Two users may
 * have the same id; none reaches the other's row. `newest` is the moment by which they are listed.
 */
export function createOwnRows<Table extends OwnTable>(table: Table, newest: PgColumn) {
  type Row = Table['$inferSelect']
  const rows: OwnTable = table
  const isOf = (userId: string, id: string) => and(eq(rows.userId, userId), eq(rows.id, id))
  return {
    /** Keeps a row. The same id of the same user a second time changes it by `change` alone. */
    async put(db: Database, row: Row, change: Partial<Row>): Promise<void> {
      await db
        .insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.userId, rows.id], set: change })
    },
    /** The row of this id. */
    async find(db: Database, userId: string, id: string): Promise<Row | undefined> {
      const [row] = await db.select().from(rows).where(isOf(userId, id))
      return row
    },
    /** The rows of a user, the newest first; at most `limit`, where there is one. */
    async list(db: Database, userId: string, limit?: number): Promise<Row[]> {
      const all = db.select().from(rows).where(eq(rows.userId, userId)).orderBy(desc(newest), rows.id)
      return await (limit === undefined ? all : all.limit(limit))
    },
    /** How many rows a user has beside the one of this id. */
    async countOthers(db: Database, userId: string, id: string): Promise<number> {
      return await db.$count(rows, and(eq(rows.userId, userId), ne(rows.id, id)))
    },
    /** Deletes one row of the user. */
    async remove(db: Database, userId: string, id: string): Promise<void> {
      await db.delete(rows).where(isOf(userId, id))
    },
  }
}
