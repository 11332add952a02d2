import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '../../schema.ts'

/** The one type that queries take: the embedded or the networked database, or an open transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
