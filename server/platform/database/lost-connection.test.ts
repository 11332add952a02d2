import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'

// Runs among the HTTP tests on PostgreSQL alone (vitest.config.ts).
it('a connection that ends during a transaction fails that transaction and nothing else', async () => {
  const { db, close } = await openTestDatabase()
  const cutOff = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`,
    )
    const ask = () =>
      tx.execute(sql`select 1`).then(
        () => 'answered',
        () => 'refused',
      )
    await expect.poll(ask).toBe('refused')
    return await tx.execute(sql`select 1`)
  })
  await expect(cutOff).rejects.toThrow()
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
  await close()
})
