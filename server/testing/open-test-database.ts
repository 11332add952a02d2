import { readFile } from 'node:fs/promises'
import { type OpenDatabase, openPglite, openPostgres } from '../platform/database/open-database.ts'
import { createEngineLender } from './engine-lender.ts'
import { databaseUrl, execute, TEMPLATE_VARIABLE } from './prepare-database-template.ts'

async function openFromTemplate(): Promise<OpenDatabase> {
  const file = process.env[TEMPLATE_VARIABLE]
  return await openPglite(file ? { loadDataDir: new Blob([await readFile(file)]) } : {})
}

/** One for all files of a worker, which share their modules. */
const borrowEngine = createEngineLender(openFromTemplate)

/**
 * An empty database with the whole schema: in memory, or, where `TEST_DATABASE_URL` names a PostgreSQL, a new
 * database there that is dropped on close. In memory, test files may have the same engine one after the other, put back to
 * its beginning in between; one that changes definitions and does not take that back has it for the last time.
 * @param options `isOwn`: in an engine of its own, for tests of an engine that is closed
 */
export async function openTestDatabase(options = { isOwn: false }): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return options.isOwn ? await openFromTemplate() : await borrowEngine()
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
