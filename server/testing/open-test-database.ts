import { readFile } from 'node:fs/promises'
import type { PGliteOptions } from '@electric-sql/pglite'
import { type OpenDatabase, openPglite, openPostgres } from '../platform/database/open-database.ts'
import { databaseUrl, execute, TEMPLATE_VARIABLE } from './prepare-database-template.ts'

async function fromTemplate(): Promise<PGliteOptions> {
  const file = process.env[TEMPLATE_VARIABLE]
  return file ? { loadDataDir: new Blob([await readFile(file)]) } : {}
}

/**
 * An empty database with the whole schema: in memory, or, where `TEST_DATABASE_URL` names a PostgreSQL, a new
 * database there that is dropped on close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return await openPglite(await fromTemplate())
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name} template ${process.env[TEMPLATE_VARIABLE] ?? 'template1'}`)
  const opened = await openPostgres(databaseUrl(server, name))
  return {
    ...opened,
    async close() {
      await opened.close()
      await execute(server, `drop database ${name} with (force)`)
    },
  }
}
