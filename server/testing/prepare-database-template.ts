import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPglite, openPostgres } from '../platform/database/open-database.ts'

/** Names, for `openTestDatabase`, the file of the embedded template or the template database on PostgreSQL. */
export const TEMPLATE_VARIABLE = 'WAYFERN_TEST_TEMPLATE'

/** The address of another database on the same PostgreSQL. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function prepareEmbedded(): Promise<() => void> {
  const opened = await openPglite({})
  if (opened.engine.kind !== 'embedded') throw new Error('PGlite is the embedded engine')
  // Each copy would otherwise do again, when it is opened, what was written since the last one.
  await opened.engine.client.exec('checkpoint')
  const directory = mkdtempSync(join(tmpdir(), 'wayfern-template-'))
  const file = join(directory, 'database.tar')
  await writeFile(file, (await opened.engine.client.dumpDataDir('none')).stream())
  await opened.close()
  process.env[TEMPLATE_VARIABLE] = file
  return () => rmSync(directory, { recursive: true, force: true })
}

async function preparePostgres(server: string): Promise<() => Promise<void>> {
  const name = `test_template_${crypto.randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  await (await openPostgres(databaseUrl(server, name))).close()
  process.env[TEMPLATE_VARIABLE] = name
  return () => execute(server, `drop database ${name} with (force)`)
}

/**
 * Runs once before all test files: making and migrating a database takes seconds, copying one that was made
 * before a fraction of that.
 */
export function setup(): Promise<() => void | Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  return server ? preparePostgres(server) : prepareEmbedded()
}
