import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import * as schema from '../../schema.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import { shareConnections } from './share-connections.ts'

export type OpenDatabase = {
  db: Database
  /** The engine underneath, for the parts that speak to it directly (jobs, notifications). */
  engine:
    | { kind: 'embedded'; client: PGlite }
    | { kind: 'postgres'; pool: pg.Pool; url: string; jobConnections: number }
  /** How much room there is where it lies. Only the embedded one can tell. */
  readFreeBytes?: () => number
  close(): Promise<void>
}

/**
 * Opens PostgreSQL at `url` with at most `connections` for this process and brings its schema up to date.
 * @throws the driver's error when the server cannot be reached or a migration fails
 */
export async function openPostgres(url: string, connections = 25): Promise<OpenDatabase> {
  const shares = shareConnections(connections)
  const pool = new pg.Pool({
    connectionString: url,
    max: shares.requests,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // One that breaks at work fails its statement; the pool listens to idle ones alone.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = drizzlePg({ client: pool, schema })
  try {
    await migrate(db)
  } catch (error) {
    await pool.end()
    throw error
  }
  const engine = { kind: 'postgres' as const, pool, url, jobConnections: shares.jobs }
  return { db, engine, close: () => pool.end() }
}

/**
 * Opens the embedded database below `dataDir` under its lock and brings its schema up to date.
 * @throws DirectoryInUseError when another process holds the directory
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const directory = join(dataDir, 'database')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const unlock = await lockDirectory(directory)
  try {
    const opened = await openPglite({ dataDir: directory }, markUnfinished(directory))
    return {
      ...opened,
      readFreeBytes() {
        const { bavail, bsize } = statfsSync(directory)
        return bavail * bsize
      },
      close: async () => {
        await opened.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Marks a database whose files are still to be made, and returns what takes the mark away. What a full disk or a kill
 * left of a marked one is no database: it is made anew.
 */
function markUnfinished(directory: string): () => void {
  const mark = `${directory}-unfinished`
  const left = readdirSync(directory)
  if (existsSync(mark)) for (const name of left) rmSync(join(directory, name), { recursive: true })
  else if (left.length === 0) writeFileSync(mark, '')
  return () => rmSync(mark, { force: true })
}

/** Opens PGlite with the given options (in memory without `dataDir`) and brings its schema up to date. */
export async function openPglite(
  options: PGliteOptions,
  onCreated: () => void = () => undefined,
): Promise<OpenDatabase> {
  const client = await PGlite.create(options)
  onCreated()
  const db = drizzlePglite({ client, schema })
  await migrate(db)
  return { db, engine: { kind: 'embedded', client }, close: () => client.close() }
}
