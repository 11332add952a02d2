import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { readTokenUsage } from './read-token-usage.ts'
import { resetOwnTokenUsage } from './reset-token-usage.ts'
import { userTokenUsage } from './tables.ts'

const test = setUpTestApp({ env: { DEMO_MODE: 'true' } })
let userId: string

beforeAll(async () => {
  await test.db.execute(
    sql`create function lose_record() returns trigger language plpgsql as 'begin return null; end'`,
  )
})
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const loseNewRecords = sql`create trigger lose_usage before insert on user_token_usage
  for each row execute function lose_record()`
const keepNewRecords = sql`drop trigger lose_usage on user_token_usage`

/** The services with one function of the database replaced. */
function withDatabase(name: string, replacement: (...input: never[]) => unknown) {
  const db = new Proxy(test.services.db, {
    get: (target, property) => (property === name ? replacement : Reflect.get(target, property)),
  })
  return { ...test.services, db }
}

describe('the internal errors of the token usage (specification, section 8)', () => {
  it('Failed to create token usage record', async () => {
    const { db } = test.services
    await db.execute(loseNewRecords)
    await expect(readTokenUsage(test.services, userId)).rejects.toThrow('Failed to create token usage record')
    await db.execute(keepNewRecords)
    await expect(readTokenUsage(test.services, userId)).resolves.toMatchObject({ tokensUsed: 0 })
  })

  it('Failed to fetch current token usage', async () => {
    const broken = withDatabase('select', () => {
      throw new Error('connection string of the database')
    })
    await expect(readTokenUsage(broken, userId)).rejects.toThrow('Failed to fetch current token usage')
  })

  it('Failed to retrieve token usage data', async () => {
    const { db } = test.services
    const losing = withDatabase('transaction', async (work: Parameters<typeof db.transaction>[0]) => {
      await db.delete(userTokenUsage).where(eq(userTokenUsage.userId, userId))
      return await db.transaction(work)
    })
    const user = { id: userId, email: 'robin@example.org', name: 'Robin' }
    await expect(
      resetOwnTokenUsage(losing, user as Parameters<typeof resetOwnTokenUsage>[1]),
    ).rejects.toThrow('Failed to retrieve token usage data')
  })

  it('are not shown to the caller', async () => {
    const { db } = test.services
    await db.execute(loseNewRecords)
    const reply = await test.send('GET', '/api/token-usage', { headers: test.as(userId) })
    await db.execute(keepNewRecords)
    expect(reply.status).toBe(500)
    const text = await reply.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'unexpected' })
    expect(text).not.toContain('Failed to create')
  })
})
