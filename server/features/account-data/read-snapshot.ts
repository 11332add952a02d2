import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgColumn } from 'drizzle-orm/pg-core'
import type { StoredConversation } from '#domain/conversations/contract.ts'
import { Problem } from '#domain/problems.ts'
import type { Database } from '../../platform/database/database.ts'
import { presentConversation } from '../conversations/index.ts'
import { type ExportedTable, exportedTables } from './exported-tables.ts'
import { findConversationsOf, findRowsOf, isUserPresent } from './queries.ts'

export type Snapshot = {
  tables: Record<string, Record<string, unknown>[]>
  conversations: StoredConversation[]
}

/** A row by its column names, without the secrets; bytes become base64, which JSON can hold. */
function present({ table, leftOut = [] }: ExportedTable, row: Record<string, unknown>) {
  const shown: Record<string, unknown> = {}
  for (const [property, column] of Object.entries(table)) {
    if (!is(column, PgColumn) || leftOut.includes(column.name)) continue
    const value = row[property]
    shown[column.name] = value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value
  }
  return shown
}

/** What no export holds, as `table.column`. */
export const leftOutColumns = exportedTables.flatMap(({ table, leftOut = [] }) =>
  leftOut.map((column) => `${getTableConfig(table).name}.${column}`),
)

/**
 * Everything held on a user as of one moment, by table: what changes or is deleted meanwhile is not half in it.
 * A person's texts of years are some megabytes, so they are held in memory while the archive is written.
 * @throws Problem `not-found` when the user was deleted meanwhile
 */
export async function readSnapshot(db: Database, userId: string): Promise<Snapshot> {
  return await db.transaction(
    async (tx) => {
      if (!(await isUserPresent(tx, userId))) throw new Problem('not-found')
      const tables: Snapshot['tables'] = {}
      for (const exported of exportedTables) {
        const rows = await findRowsOf(tx, exported, userId)
        tables[getTableName(exported.table)] = rows.map((row) => present(exported, row))
      }
      const found = await findConversationsOf(tx, userId)
      const conversations = found
        .filter(({ messages }) => messages.length > 0)
        .map(({ row, messages }) => presentConversation(row, messages))
      return { tables, conversations }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
