import { sql } from 'drizzle-orm'
import { Problem } from '#domain/problems.ts'
import type { Database } from './database.ts'
import { isDatabaseAway, isOutOfSpace } from './database-faults.ts'

/** When to ask again: a PostgreSQL that was restarted is there after some seconds. */
const RETRY_AFTER_SECONDS = 10
/** How long a full disk is remembered where it cannot be looked at. */
const FULL_MS = 60_000
/** The embedded database needs room for one more file of its log (PostgreSQL's `wal_segment_size`). */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

export type DatabaseHealth = {
  /** Whether a failure is the database's, which is away or full. What it tells is remembered for `check`. */
  note(error: unknown): boolean
  isAnswering(): Promise<boolean>
  /** @throws Problem `database-unavailable` when the database does not answer, or lately had no room to write */
  check(): Promise<void>
}

export const databaseUnavailable = (cause?: unknown): Problem =>
  new Problem('database-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause })

/**
 * How the database fares, as far as this process has seen. A full one still answers what only reads, so a failed write
 * is remembered: until there is room again where `readFreeBytes` can tell, for a minute elsewhere.
 */
export function createDatabaseHealth(options: {
  db: Database
  now: () => Date
  readFreeBytes?: () => number
}): DatabaseHealth {
  const { db, now, readFreeBytes } = options
  let fullSinceMs: number | null = null

  function isFull(): boolean {
    if (fullSinceMs === null) return false
    const hasRoom = readFreeBytes
      ? readFreeBytes() >= LEAST_FREE_BYTES
      : now().getTime() - fullSinceMs >= FULL_MS
    if (hasRoom) fullSinceMs = null
    return !hasRoom
  }
  const ask = () => db.execute(sql`select 1`)

  return {
    note(error) {
      const isNowFull = isOutOfSpace(error)
      if (isNowFull) fullSinceMs = now().getTime()
      return isNowFull || isDatabaseAway(error)
    },
    isAnswering: () =>
      ask().then(
        () => true,
        () => false,
      ),
    async check() {
      if (isFull()) throw databaseUnavailable(new Error('there is no room where the database lies'))
      await ask().catch((cause) => {
        throw databaseUnavailable(cause)
      })
    },
  }
}
