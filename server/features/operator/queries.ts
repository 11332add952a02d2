import { count, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { supportRequests } from '../support/tables.ts'

export async function countOpenSupportRequests(db: Database): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(supportRequests)
    .where(eq(supportRequests.state, 'open'))
  return row?.requests ?? 0
}
