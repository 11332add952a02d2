import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountSteps } from './testing/create-account-steps.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

const id = () => crypto.randomUUID()
const chat = () => ({ module: 'coaching', messageId: id(), messages: [{ role: 'user', content: 'Hi' }] })
const account = { email: 'fern@example.org', password: 'fern-frond-42' }

type Call = [method: string, path: string, body?: object, headers?: Record<string, string>]
const stream = { Accept: 'text/event-stream' }

async function expectUnavailable(reply: Response) {
  expect(await reply.json()).toMatchObject({ code: 'database-unavailable', retryAfterSeconds: 10 })
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('10')
}

describe('a database that is away', () => {
  let test: TestApp
  let member: Record<string, string>
  let cookies: Record<string, string>

  beforeAll(async () => {
    test = await createTestApp({ database: await openTestDatabase({ isOwn: true }) })
    member = test.as(await test.addUser(id()))
    cookies = (await createAccountSteps(test).makeAccount()).cookies
    await test.services.events.close()
    await test.opened.close()
  })

  const calls: Call[] = [
    ['GET', '/health'],
    ['GET', '/token-usage'],
    ['POST', '/chat', chat()],
    ['POST', '/chat', chat(), stream],
    ['POST', '/rewrite', { originalText: 'Send it.', messageId: id() }],
    ['PUT', '/questionnaire', { responses: { 1: 'Fern' } }],
    ['GET', '/conversations'],
    ['POST', '/session', account],
    ['POST', '/support-requests', { subject: 'A question', message: 'Why?' }],
  ]
  it.each(calls)('is said by %s %s', async (method, path, body, headers) => {
    await expectUnavailable(
      await test.send(method, `/api${path}`, { headers: { ...member, ...headers }, body }),
    )
  })

  // The account library answers a database that is away with an error of its own.
  it.each([
    ['GET', '/account/sessions'],
    ['POST', '/session/refresh'],
    ['DELETE', '/session'],
  ])('is said where a session in a cookie has to be read: %s %s', async (method, path) => {
    await expectUnavailable(await test.send(method, `/api${path}`, { headers: cookies }))
  })
})

describe('a database without room to write', () => {
  let test: TestApp
  let member: Record<string, string>

  beforeAll(async () => {
    test = await createTestApp()
    member = test.as(await test.addUser(id()))
  })
  afterAll(() => test.close())

  const health = () => test.send('GET', '/api/health')
  const send = (headers: Record<string, string> = {}) =>
    test.send('POST', '/api/chat', { headers: { ...member, ...headers }, body: chat() })

  it('is said by the chat and by the health, until there is room again', async () => {
    expect((await health()).status).toBe(200)
    await test.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`),
    )
    await test.db.execute(
      sql.raw('create trigger full_disk before insert on token_ledger execute function refuse()'),
    )
    await expectUnavailable(await send())
    await expectUnavailable(await send(stream))
    await expectUnavailable(await health())
    await test.db.execute(sql.raw('drop trigger full_disk on token_ledger'))
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    expect((await health()).status).toBe(200)
    expect((await send()).status).toBe(200)
  })
})
