import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { users } from '../features/accounts/tables.ts'
import type { Database } from '../platform/database/database.ts'
import * as schema from '../schema.ts'

const allTables = Object.values(schema).flatMap((value): PgTable[] => (is(value, PgTable) ? [value] : []))

const references = (table: PgTable) => getTableConfig(table).foreignKeys.map((key) => key.reference())

/** Every table of the schema, by its name. */
export const tablesByName = new Map(allTables.map((table) => [getTableName(table), table]))

/** The tables that hold rows of a user, directly or through another one; a table comes after those it refers to. */
export function personalTables(): PgTable[] {
  const found: PgTable[] = [users]
  const isNext = (table: PgTable) =>
    !found.includes(table) && references(table).some(({ foreignTable }) => found.includes(foreignTable))
  for (let next = allTables.find(isNext); next; next = allTables.find(isNext)) found.push(next)
  return found
}

function valueFor(column: PgColumn, mark: string): unknown {
  if (column.columnType === 'PgUUID') return crypto.randomUUID()
  if (column.columnType === 'PgDateString') return '2026-11-21'
  if (column.dataType === 'custom') return Buffer.from(mark)
  if (column.dataType === 'date') return new Date('2026-11-21T12:00:00Z')
  if (column.dataType === 'number') return 1
  if (column.dataType === 'boolean') return true
  if (column.dataType === 'json') return { mark }
  if (column.enumValues?.length) return column.enumValues[0]
  return column.isUnique || column.primary ? crypto.randomUUID() : mark
}

type Row = Record<string, unknown>

/** A row with a value in every column that needs one; those that refer to a row made before name it. */
function rowFor(table: PgTable, made: ReadonlyMap<PgTable, Row>, mark: string): Row {
  const names = new Map(Object.entries(table).map(([property, column]) => [column, property]))
  const row: Row = {}
  for (const column of getTableConfig(table).columns) {
    const key = references(table).find((each) => each.columns[0] === column)
    const parent = key && made.get(key.foreignTable)
    const property = names.get(column) ?? column.name
    if (parent) row[property] = parent.id
    else if (column.notNull && !column.hasDefault) row[property] = valueFor(column, mark)
  }
  return row
}

/**
 * Gives a user that exists one row in every personal table, without being told which there are. Columns that need
 * a text get `mark`.
 */
export async function fillPersonalTables(db: Database, userId: string, mark: string): Promise<void> {
  const personal = personalTables()
  const made = new Map<PgTable, Row>([[users, { id: userId }]])
  async function fill(table: PgTable): Promise<void> {
    if (made.has(table)) return
    // A row may also refer to what belongs to nobody, such as a newsletter.
    for (const { foreignTable } of references(table)) if (foreignTable !== table) await fill(foreignTable)
    const row = rowFor(table, made, personal.includes(table) ? mark : 'of nobody')
    await db.insert(table).values(row).onConflictDoNothing()
    made.set(table, row)
  }
  for (const table of personal) await fill(table)
}
