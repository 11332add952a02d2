import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { forgetActsOf } from './rate-limiter.ts'
import { rateLimits } from './tables.ts'

const test = setUpTestApp()

it.each([
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'e81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
  ['a_b', 'aXb'],
  ['%', 'anything'],
])('the counters of %j are forgotten, and no others', async (id, other) => {
  await test.db.delete(rateLimits)
  const keys = [`chat:${id}`, `upload:hour:${id}`, `chat:${other}`, `chat:${id}x`, `chat:${id}:more`, id]
  for (const key of keys)
    await test.db.insert(rateLimits).values({ key, count: 1, windowEndsAt: test.clock.now })
  await test.db.transaction((tx) => forgetActsOf(tx, id))
  const left = await test.db.select({ key: rateLimits.key }).from(rateLimits)
  expect(left.map(({ key }) => key).sort()).toEqual(keys.slice(2).sort())
})

it('finds them by an index, however many counters there are', async () => {
  await test.db.execute(sql`
    insert into rate_limits (key, count, window_ends_at)
    select 'chat:' || gen_random_uuid(), 1, now() from generate_series(1, 20000)`)
  await test.db.execute(sql`analyze rate_limits`)
  const plan = await test.db.execute(sql`
    explain delete from rate_limits where reverse(key) ~>=~ 'di:' and reverse(key) ~<~ 'di;'`)
  expect(JSON.stringify(plan)).toContain('rate_limits_key_end')
})
