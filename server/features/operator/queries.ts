import { count, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { subscriptions } from '../billing/tables.ts'
import { supportRequests } from '../support/tables.ts'
import { tokenLedger } from '../token-allowance/tables.ts'

export async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ users: count() }).from(users)
  return row?.users ?? 0
}

/** How many subscriptions have each status; one that nobody has is absent. */
export async function countSubscriptionsByStatus(
  db: Database,
): Promise<Partial<Record<'active' | 'past_due' | 'ended', number>>> {
  const rows = await db
    .select({ status: subscriptions.status, count: count() })
    .from(subscriptions)
    .groupBy(subscriptions.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

export async function countOpenSupportRequests(db: Database): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(supportRequests)
    .where(eq(supportRequests.state, 'open'))
  return row?.requests ?? 0
}

/** Resets give tokens back to a person; they do not unspend them. */
export async function sumTokensUsed(db: Database): Promise<number> {
  const [row] = await db
    .select({ tokens: sql<number>`coalesce(sum(${tokenLedger.amount}), 0)::float8` })
    .from(tokenLedger)
    .where(ne(tokenLedger.kind, 'reset'))
  return row?.tokens ?? 0
}
