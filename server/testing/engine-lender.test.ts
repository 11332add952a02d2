import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../features/accounts/tables.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { createEngineLender, readDefinitions } from './engine-lender.ts'
import { openTestDatabase } from './open-test-database.ts'

async function rowsOf<Row>({ db }: OpenDatabase, query: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows
}

/** Every row of every table, and where every sequence stands. */
async function everythingIn(database: OpenDatabase): Promise<object> {
  const tables = await rowsOf<{ name: string }>(
    database,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) contents[name] = await rowsOf(database, `select * from public.${name}`)
  return { contents, sequences: await rowsOf(database, 'select sequencename, last_value from pg_sequences') }
}

function clientOf({ engine }: OpenDatabase): PGlite {
  if (engine.kind !== 'embedded') throw new Error('PGlite is the embedded engine')
  return engine.client
}

/** A lender, and how many engines it has made. */
function startLending() {
  const made = { count: 0 }
  const borrow = createEngineLender(() => {
    made.count += 1
    return openTestDatabase({ isOwn: true })
  })
  return { borrow, made }
}

const addUser = ({ db }: OpenDatabase, id: string) =>
  db.insert(users).values({ id, email: `${id}@example.org`, name: id })

describe.skipIf(process.env.TEST_DATABASE_URL)('an engine that is lent again', () => {
  it('has the rows and the sequences of a new one, whatever was written', async () => {
    const { borrow, made } = startLending()
    const first = await borrow()
    const atFirst = await everythingIn(first)
    await addUser(first, 'ada')
    await rowsOf(first, "update running_counts set value = 9 where name = 'users'")
    await rowsOf(first, 'delete from schema_migrations')
    await rowsOf(first, 'select nextval(quote_ident(sequencename)::regclass) from pg_sequences')
    expect(await everythingIn(first)).not.toEqual(atFirst)
    await first.close()
    const second = await borrow()
    expect(made.count).toBe(1)
    expect(await everythingIn(second)).toEqual(atFirst)
    await second.close()
  })

  it('has the session of a new one: settings, locks and what it listens to', async () => {
    const { borrow, made } = startLending()
    const settings = `select name, setting from pg_settings where source = 'session' order by name`
    const sessionOf = async (database: OpenDatabase) => [
      await rowsOf(database, settings),
      await rowsOf(database, 'select pg_listening_channels() as name'),
      await rowsOf(database, `select objid from pg_locks where locktype = 'advisory'`),
      await rowsOf(database, 'select name from pg_prepared_statements'),
    ]
    const heard: string[] = []
    const first = await borrow()
    const atFirst = await sessionOf(first)
    await rowsOf(first, `set time zone 'Asia/Tokyo'`)
    await rowsOf(first, 'select pg_advisory_lock(7)')
    await rowsOf(first, 'prepare one as select 1')
    await clientOf(first).listen('news', (payload) => heard.push(payload))
    expect(await sessionOf(first)).not.toEqual(atFirst)
    await first.close()
    const second = await borrow()
    expect(made.count).toBe(1)
    expect(await sessionOf(second)).toEqual(atFirst)
    await clientOf(second).listen('news', () => undefined)
    await rowsOf(second, `notify news, 'from the second'`)
    expect(heard).toEqual([])
    await second.close()
  })

  it('is closed for who had it before, and ends what was under way before it goes on', async () => {
    const { borrow } = startLending()
    const first = await borrow()
    const late = addUser(first, 'late').execute()
    await first.close()
    await late
    await expect(addUser(first, 'later')).rejects.toThrow()
    await expect(clientOf(first).query('select 1')).rejects.toThrow('PGlite is closed')
    expect(clientOf(first).closed).toBe(true)
    const second = await borrow()
    await first.close()
    await expect(addUser(first, 'latest')).rejects.toThrow()
    expect(await rowsOf(second, 'select id from users')).toEqual([])
    await second.close()
  })

  it('goes to nobody else while it is lent', async () => {
    const { borrow, made } = startLending()
    const [one, other] = [await borrow(), await borrow()]
    await addUser(one, 'ada')
    expect(made.count).toBe(2)
    expect(await rowsOf(other, 'select id from users')).toEqual([])
    await Promise.all([one.close(), other.close()])
  })
})

describe.skipIf(process.env.TEST_DATABASE_URL)('an engine whose definitions were changed', () => {
  const changes = [
    'create table more (id int)',
    'alter table users add column more int',
    'alter table users rename to people',
    'alter table users alter column name drop not null',
    `alter table users alter column name set default 'Ada'`,
    'alter table users add constraint short check (length(name) < 9)',
    'create index more on users (name)',
    'create schema more',
    'create type more as enum ()',
    'create view more as select 1',
    'create sequence more',
    'create function more() returns int language sql as $$ select 1 $$',
    'drop trigger users_count_in on users',
    'alter table users disable trigger users_count_in',
  ]

  it('differs from what it was, by each change alone', async () => {
    const database = await openTestDatabase({ isOwn: true })
    const client = clientOf(database)
    const atFirst = await readDefinitions(client)
    for (const change of changes) {
      await client.transaction(async (tx) => {
        await tx.exec(change)
        expect(await readDefinitions(tx), change).not.toBe(atFirst)
        await tx.rollback()
      })
    }
    expect(await readDefinitions(client)).toBe(atFirst)
    await database.close()
  })

  it('is lent again when the change was taken back, and else to nobody', async () => {
    const { borrow, made } = startLending()
    const first = await borrow()
    await rowsOf(first, 'alter table users rename to people')
    await rowsOf(first, 'alter table people rename to users')
    await first.close()
    const second = await borrow()
    expect(made.count).toBe(1)
    await rowsOf(second, 'alter table users rename to people')
    await second.close()
    const third = await borrow()
    expect(made.count).toBe(2)
    expect(await rowsOf(third, 'select id from users')).toEqual([])
    await third.close()
  })
})
