import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectPath } from '../project-path.ts'
import type { Database } from './database.ts'

const MIGRATIONS_FOLDER = 'server/platform/database/migrations'
/** Serialises migrations when several server processes start on one PostgreSQL at once. */
const MIGRATION_LOCK_KEY = 7_394_001
/** Longer than another process needs for a migration. One that waits longer fails at its start, and says why. */
const LOCK_TIMEOUT = '10min'
/** PostgreSQL's code for it (`lock_not_available`). */
const LOCK_NOT_AVAILABLE = '55P03'

/** Waits for another process that migrates, and says so when that takes too long. */
async function lockMigrations(tx: Database, timeout: string): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = '${timeout}'`))
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK_KEY}::bigint)`)
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new Error('Another process has been changing the schema of the database for too long.', {
      cause: error,
    })
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE

async function lastMigrationAt(tx: Database): Promise<number> {
  await tx.execute(sql`create table if not exists public.schema_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = (await tx.execute(
    sql`select max(created_at)::float8 as last from public.schema_migrations`,
  )) as unknown as { rows: { last: number | null }[] }
  return rows[0]?.last ?? 0
}

/**
 * Brings the schema up to date in one transaction. The lock is the transaction's, so that it ends with it also behind
 * a pooler, which hands each transaction another connection: a lock of the session would stay on one that nobody
 * unlocks. Drizzle's own `migrate` takes its lists from before its transaction, so it cannot be under such a lock.
 * @throws the driver's error when a migration fails, or an error that says so when another process holds the lock for
 * ten minutes
 */
export async function migrate(db: Database, lockTimeout = LOCK_TIMEOUT): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: projectPath(MIGRATIONS_FOLDER) })
  await db.transaction(async (tx) => {
    await lockMigrations(tx, lockTimeout)
    const last = await lastMigrationAt(tx)
    for (const { folderMillis, hash, sql: statements } of migrations) {
      if (folderMillis <= last) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into public.schema_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      )
    }
  })
}
