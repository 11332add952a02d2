import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/** Far more looks than a call needs to come to what it waits for. */
const MAX_LOOKS = 20_000

/**
 * Ends when `call`, made while the transaction `tx` is open, waits for what `tx` holds, or has ended because it does
 * not. On the embedded database, where nothing runs beside a transaction, it ends at once.
 */
export async function untilWaiting(tx: Database, call: Promise<unknown>): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return
  let hasEnded = false
  call.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  )
  for (let look = 0; look < MAX_LOOKS && !hasEnded; look += 1) {
    const waiting = await tx.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((waiting as unknown as { rows: unknown[] }).rows.length > 0) return
  }
}
