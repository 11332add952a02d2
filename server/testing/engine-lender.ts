import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import * as schema from '../schema.ts'

/** What a new engine has: its definitions, and the rows that migrations put into it. */
type Beginning = {
  definitions: string
  tables: string[]
  rows: { table: string; json: string }[]
  sequences: { name: string; at: string }[]
}
type Engine = { client: PGlite; beginning: Beginning }

/**
 * All that somebody has defined, as one text: what `pg_catalog` holds beyond the objects that
 * every database has, without what changes when rows come and go.
 */
const DEFINITIONS = `
  select concat_ws(E'\\n',
    (select string_agg(concat_ws(' ', oid, relname, relnamespace, relkind, relchecks, reloptions), E'\\n' order by oid)
      from pg_class where oid >= 16384 and relkind <> 't'),
    (select string_agg(concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, attisdropped), E'\\n'
      order by attrelid, attnum) from pg_attribute where attrelid >= 16384),
    (select string_agg(d::text, E'\\n' order by oid) from pg_attrdef d),
    (select string_agg(i::text, E'\\n' order by indexrelid) from pg_index i where indexrelid >= 16384),
    (select string_agg(c::text, E'\\n' order by oid) from pg_constraint c where oid >= 16384),
    (select string_agg(t::text, E'\\n' order by oid) from pg_trigger t),
    (select string_agg(p::text, E'\\n' order by oid) from pg_proc p where oid >= 16384),
    (select string_agg(r::text, E'\\n' order by oid) from pg_rewrite r where oid >= 16384),
    (select string_agg(t.oid || t.typname, E'\\n' order by oid) from pg_type t where oid >= 16384),
    (select string_agg(n::text, E'\\n' order by oid) from pg_namespace n where oid >= 16384),
    (select string_agg(e::text, E'\\n' order by oid) from pg_extension e),
    (select string_agg(s::text, E'\\n' order by setdatabase, setrole) from pg_db_role_setting s)
  ) as text`

/** The definitions of an open engine as one text: equal as long as nobody changed them. */
export const readDefinitions = (client: Pick<Transaction, 'query'>): Promise<string> =>
  textOf(client, DEFINITIONS)

async function textOf(client: Pick<Transaction, 'query'>, query: string): Promise<string> {
  const { rows } = await client.query<{ text: string | null }>(query)
  return rows[0]?.text ?? ''
}

async function readBeginning(client: PGlite): Promise<Beginning> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const tables = rows.map(({ name }) => name)
  const kept: Beginning['rows'] = []
  for (const table of tables) {
    const json = await textOf(client, `select json_agg(kept)::text as text from public.${table} kept`)
    if (json) kept.push({ table, json })
  }
  const sequences = await client.query<Beginning['sequences'][number]>(
    `select quote_ident(sequencename) as name, last_value::text as at from pg_sequences where last_value is not null`,
  )
  return { definitions: await readDefinitions(client), tables, rows: kept, sequences: sequences.rows }
}

/** Puts the engine back to its beginning. @returns false where somebody changed its definitions: it is of no more use */
async function putBack({ client, beginning }: Engine): Promise<boolean> {
  if (client.closed || (await readDefinitions(client)) !== beginning.definitions) return false
  await client.exec(`truncate ${beginning.tables.join(', ')} restart identity cascade`)
  for (const { table, json } of beginning.rows)
    await client.query(
      `insert into public.${table} select * from json_populate_recordset(null::public.${table}, $1)`,
      [json],
    )
  for (const { name, at } of beginning.sequences)
    await client.query('select setval($1::regclass, $2)', [name, at])
  // Settings, locks, prepared statements, and what the session listens to.
  await client.exec('discard all')
  return true
}

/** The same engine until `end`. Who still calls it afterwards meets an engine that is closed, whoever has it by then. */
function untilEnd(engine: PGlite) {
  let isEnded = false
  const listening: ReturnType<PGlite['listen']>[] = []
  const client = new Proxy(engine, {
    get(target, key) {
      if (key === 'closed') return isEnded || target.closed
      const value = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (isEnded) return Promise.reject(new Error('PGlite is closed'))
        const answer = value.apply(target, given)
        if (key === 'listen') listening.push(answer)
        return answer
      }
    },
  })
  return {
    client,
    async end() {
      isEnded = true
      for (const begun of listening)
        await begun.then(
          (stop) => stop(),
          () => undefined,
        )
    },
  }
}

/**
 * Lends embedded databases to test files, one after the other: each is in an engine that was used before and put back to its
 * beginning, or in a new one where none is free. Opening costs half a second of a core, putting back a tenth of that.
 * @param open makes a new one, with the whole schema
 */
export function createEngineLender(open: () => Promise<OpenDatabase>): () => Promise<OpenDatabase> {
  const free: Engine[] = []

  async function openEngine(): Promise<Engine> {
    const { engine } = await open()
    if (engine.kind !== 'embedded') throw new Error('PGlite is the embedded engine')
    const { client } = engine
    // The first to have it meets the same session as the next: without what the engine sets when it begins.
    await client.exec('discard all')
    return { client, beginning: await readBeginning(client) }
  }

  return async () => {
    const engine = free.pop() ?? (await openEngine())
    const { client, end } = untilEnd(engine.client)
    let closing: Promise<void> | undefined
    async function giveBack() {
      await end()
      if (await putBack(engine)) free.push(engine)
      else if (!engine.client.closed) await engine.client.close()
    }
    return {
      db: drizzle({ client, schema }),
      engine: { kind: 'embedded', client },
      close() {
        closing ??= giveBack()
        return closing
      },
    }
  }
}
