import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as schema from '../../schema.ts'
import { readCounts } from '../counts/queries.ts'
import { projectPath } from '../project-path.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

/** When `growth` was made: what stands before it is the schema of an earlier version. */
const all = readMigrationFiles({ migrationsFolder: projectPath('server/platform/database/migrations') })
const growth = all.findIndex(({ sql: statements }) => statements.join().includes('"open_reservations"'))

let client: PGlite
let db: Database

async function rows(query: ReturnType<typeof sql>): Promise<object[]> {
  return ((await db.execute(query)) as unknown as { rows: object[] }).rows
}

beforeAll(async () => {
  client = await PGlite.create()
  db = drizzle({ client, schema })
  await client.exec(
    `create table schema_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of all.slice(0, growth)) {
    for (const statement of statements) await client.exec(statement)
    await client.query('insert into schema_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  await client.exec(`
    insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.org'), ('eve', 'Eve', 'eve@example.org');
    insert into subscriptions (user_id, customer_id, subscription_id, status, current_period_end, provider_read_at)
      values ('ada', 'c', 's', 'active', now(), now());
    insert into user_settings (user_id, settings, updated_at)
      values ('ada', '{"dailyReminders": true}', now()), ('eve', '{"darkMode": true}', now());
    insert into token_ledger (user_id, idempotency_key, kind, amount, created_at) values
      ('ada', 'chat:1', 'reserve', 900, now()), ('ada', 'chat:1:settle', 'settle', -600, now()),
      ('ada', 'period', 'reset', -300, now()), ('ada', 'chat:2', 'reserve', 500, now());
    insert into conversations (id, user_id, module, title, created_at, updated_at) values
      ('00000000-0000-4000-8000-000000000001', 'ada', 'coaching', 'Used', now(), now()),
      ('00000000-0000-4000-8000-000000000002', 'ada', 'coaching', 'Empty', now(), now());
    insert into conversation_messages (id, conversation_id, role, content, created_at) values
      (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'user', 'Hello', now());`)
  await migrate(db)
})
afterAll(() => client.close())

it('takes over what an earlier version kept', async () => {
  expect(await rows(sql`select user_id, key, reserved_tokens from open_reservations`)).toEqual([
    { user_id: 'ada', key: 'chat:2', reserved_tokens: 500 },
  ])
  expect(await rows(sql`select title, is_empty from conversations order by title`)).toEqual([
    { title: 'Empty', is_empty: true },
    { title: 'Used', is_empty: false },
  ])
  expect(
    await rows(sql`select user_id, reminder_look_at <= now() as due from user_settings order by user_id`),
  ).toEqual([
    { user_id: 'ada', due: true },
    { user_id: 'eve', due: null },
  ])
  expect(Object.fromEntries(await readCounts(db))).toEqual({
    users: 2,
    'subscriptions:active': 1,
    'tokens-used': 300,
  })
})

it('counts on from there', async () => {
  await client.exec(`delete from users where id = 'ada'`)
  expect(Object.fromEntries(await readCounts(db))).toEqual({
    users: 1,
    'subscriptions:active': 0,
    'tokens-used': 300,
  })
})

it('changes nothing when it is run again', async () => {
  const before = await rows(sql`select count(*)::int as migrations from schema_migrations`)
  await migrate(db)
  expect(await rows(sql`select count(*)::int as migrations from schema_migrations`)).toEqual(before)
})
