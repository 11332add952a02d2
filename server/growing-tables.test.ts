import { sql } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportAccount } from './features/account-data/export-account.ts'
import { pruneEmptyConversations } from './features/conversations/index.ts'
import { readOverview } from './features/operator/read-overview.ts'
import { sendDailyReminders } from './features/settings/index.ts'
import { findReceivedRequests } from './features/support/queries.ts'
import { releaseStaleReservations, resetEligibleTokenUsages } from './features/token-allowance/index.ts'
import type { Database } from './platform/database/database.ts'
import * as schema from './schema.ts'
import type { Services } from './services.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'

type Statement = { query: string; params: unknown[] }

/** Hold a row for each count or job, however many users there are. */
const SMALL = /^(running_counts|job_counts|running_count_changes)$/

let test: TestApp
let userId: string
let asked: Statement[]
let services: Services
/** What each index is sorted by first. */
let firstColumns: Map<string, string>

beforeAll(async () => {
  test = await createTestApp()
  userId = await test.addUser(crypto.randomUUID())
  const { engine } = test.opened
  const options = {
    schema,
    logger: { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) },
  }
  const db: Database =
    engine.kind === 'embedded'
      ? drizzlePglite({ client: engine.client, ...options })
      : drizzlePg({ client: engine.pool, ...options })
  services = { ...test.services, db }
  const indexes = await rowsOf<{ name: string; first: string }>(
    test.db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as first from pg_index`,
  )
  firstColumns = new Map(indexes.map(({ name, first }) => [name, first]))
})
afterAll(() => test.close())

const rowsOf = async <Row>(db: Database, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows

/** The statement again, with its values in their places. */
const again = ({ query, params }: Statement) =>
  sql.join(
    query
      .split(/(\$\d+)/)
      .map((part) => (/^\$\d+$/.test(part) ? sql`${params[Number(part.slice(1)) - 1]}` : sql.raw(part))),
  )

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** An index leads to some of its rows only by a condition on what it is sorted by first. */
const leadsBy = (node: PlanNode) =>
  node['Index Cond']?.includes(firstColumns.get(node['Index Name'] ?? '') ?? '?') ?? false

/**
 * The tables and indexes that a plan reads from one end to the other. Following an index in its order is reading only as
 * far as the limit above it, unless something between them waits for all rows.
 */
function readThrough(node: PlanNode, isLimited = false): string[] {
  const type = node['Node Type']
  const name = node['Relation Name'] ?? node['Index Name'] ?? ''
  const isOfIndex = node['Index Name'] !== undefined
  const isGoneThrough = type === 'Seq Scan' || (isOfIndex && !leadsBy(node) && !isLimited)
  const isStillLimited = type === 'Limit' || (isLimited && type !== 'Sort')
  return [
    ...(isGoneThrough && !SMALL.test(name) ? [name] : []),
    ...(node.Plans ?? []).flatMap((child) => readThrough(child, isStillLimited)),
  ]
}

/** How a statement is carried out where many rows make every index worth taking. */
async function planOf(statement: Statement): Promise<PlanNode> {
  return await test.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      tx,
      sql`explain (format json) ${again(statement)}`,
    )
    if (!row) throw new Error('PostgreSQL tells no plan')
    return row['QUERY PLAN'][0].Plan
  })
}

const acts: [string, (scope: Services) => Promise<unknown>][] = [
  [
    'the export of an account',
    async (scope) => await new Response(await exportAccount(scope, userId)).bytes(),
  ],
  ["the operator's overview", readOverview],
  ["the operator's list of requests", ({ db }) => findReceivedRequests(db, { limit: 100 })],
  ['the release of stale reservations', releaseStaleReservations],
  ['the removal of empty conversations', pruneEmptyConversations],
  ['the reset of token usages', resetEligibleTokenUsages],
  ['the daily reminders', sendDailyReminders],
]

describe('what grows with the users is reached by an index', () => {
  it.each(acts)('in %s', async (_, act) => {
    asked = []
    await act(services)
    const statements = asked.filter(({ query }) => /^\s*(select|insert|update|delete|with)\b/i.test(query))
    expect(statements.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const statement of statements)
      for (const table of readThrough(await planOf(statement))) found.push(`${table}: ${statement.query}`)
    expect(found).toEqual([])
  })

  it('from every row that goes with another one: the deletion of an account looks for each', async () => {
    const without = await rowsOf(
      test.db,
      sql`select conrelid::regclass::text as "table", conname as name from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
          select 1 from pg_index where indrelid = conrelid and indpred is null
            and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
    )
    expect(without).toEqual([])
  })
})
