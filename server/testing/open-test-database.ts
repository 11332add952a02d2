import { readFile } from 'node:fs/promises'
import type { PGliteOptions } from '@electric-sql/pglite'
import pg from 'pg'
import { type OpenDatabase, openPglite, openPostgres } from '../platform/database/open-database.ts'
import { SNAPSHOT_VARIABLE } from './prepare-database-snapshot.ts'

async function fromSnapshot(): Promise<PGliteOptions> {
  const file = process.env[SNAPSHOT_VARIABLE]
  return file ? { loadDataDir: new Blob([await readFile(file)]) } : {}
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * An empty database with the whole schema: in memory, or, where `TEST_DATABASE_URL` names a PostgreSQL, a new
 * database there that is dropped on close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return await openPglite(await fromSnapshot())
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const opened = await openPostgres(url.href)
  return {
    ...opened,
    async close() {
      await opened.close()
      await execute(server, `drop database ${name} with (force)`)
    },
  }
}
