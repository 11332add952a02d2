import type { Database } from './database.ts'

/**
 * Lets Drizzle write a statement once for each database instead of at each call, which takes it as long as the
 * database needs to answer. For statements that stand in a person's way to the first word; the rest is read more
 * easily as it is. Values that change are `sql.placeholder`s.
 */
export function writeOnce<Statement>(write: (db: Database) => Statement): (db: Database) => Statement {
  const written = new WeakMap<Database, Statement>()
  return (db) => {
    const statement = written.get(db) ?? write(db)
    written.set(db, statement)
    return statement
  }
}
