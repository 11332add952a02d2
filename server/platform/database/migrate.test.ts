import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from '../../schema.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'

let opened: OpenDatabase
const asked: string[] = []
let pool: pg.Pool

beforeAll(async () => {
  opened = await openTestDatabase()
  if (opened.engine.kind !== 'postgres') throw new Error('this is about PostgreSQL')
  pool = new pg.Pool({ connectionString: opened.engine.url })
})
afterAll(async () => {
  await pool.end()
  await opened.close()
})

const logged = () =>
  drizzle({ client: pool, schema, logger: { logQuery: (query) => void asked.push(query) } })

async function locks() {
  const { rows } = (await opened.db.execute(
    sql`select granted from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
  )) as unknown as { rows: object[] }
  return rows
}

it('does everything within one transaction, its lock too: a pooler gives each transaction another connection', async () => {
  await migrate(logged())
  expect(asked.at(0)).toMatch(/^begin/)
  expect(asked.at(-1)).toBe('commit')
  expect(asked.filter((query) => /^(begin|commit|rollback)/.test(query))).toHaveLength(2)
  expect(asked.some((query) => query.includes('pg_advisory_xact_lock'))).toBe(true)
  expect(await locks()).toEqual([])
})

it('waits for another process that migrates, and then finds its work done', async () => {
  const other = await pool.connect()
  let isDone = false
  try {
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(7394001)')
    const waiting = migrate(logged()).then(() => {
      isDone = true
    })
    await expect.poll(locks).toContainEqual({ granted: false })
    expect(isDone).toBe(false)
    await other.query('commit')
    await waiting
    expect(isDone).toBe(true)
  } finally {
    other.release()
  }
})

it('gives up, and says why, when the other one takes too long', async () => {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(7394001)')
    await expect(migrate(logged(), '50ms')).rejects.toThrow('Another process has been changing the schema')
    await other.query('rollback')
  } finally {
    other.release()
  }
})
