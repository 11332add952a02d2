import { sql } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { createRouter } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import { respondWithProblem } from './problem-response.ts'

const test = setUpTestApp()
let member: Record<string, string>

beforeAll(async () => {
  member = test.as(await test.addUser(crypto.randomUUID()))
})

/** What a caller gets when a route throws this. */
async function replyTo(error: unknown): Promise<Response> {
  const app = createRouter()
  app.onError(respondWithProblem)
  app.use(async (context, next) => {
    context.set('services', test.services)
    await next()
  })
  app.get('/', () => {
    throw error
  })
  return await app.request('/')
}

it('an address behind a proxy is counted with its whole network', async () => {
  const app = createRouter()
  app.use(async (context, next) => {
    const env = { ...test.services.env, TRUSTED_PROXY: true }
    context.set('services', { ...test.services, env })
    await next()
  })
  app.get('/', (context) => context.text(clientAddress(context)))
  const addressOf = async (forwarded: string) =>
    await (await app.request('/', { headers: { 'X-Forwarded-For': forwarded } })).text()
  expect(await addressOf('2001:db8:1:2::1')).toBe(await addressOf('2001:db8:1:2:ffff::9'))
  expect(await addressOf('2001:db8:1:2::1')).not.toBe(await addressOf('2001:db8:1:3::1'))
})

describe('a body that is not announced as JSON', () => {
  const post = (contentType: string | undefined) =>
    test.app.request('/api/count-tokens', {
      method: 'POST',
      headers: { ...member, ...(contentType === undefined ? {} : { 'Content-Type': contentType }) },
      body: new TextEncoder().encode('{"text":"Hello"}'),
    })

  it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])('(%s) is refused', async (type) => {
    const reply = await post(type)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'malformed-json' })
  })

  it('is taken with a character set beside the type', async () => {
    expect((await post('application/json; charset=utf-8')).status).toBe(200)
  })
})

describe('errors that are none of ours', () => {
  it.each([
    [400, 'malformed-json'],
    [404, 'not-found'],
    [413, 'request-too-large'],
    [415, 'malformed-json'],
    [405, 'invalid-request'],
    [422, 'invalid-request'],
    [502, 'unexpected'],
  ] as const)('of HTTP status %i become %s', async (status, code) => {
    expect(await (await replyTo(new HTTPException(status))).json()).toMatchObject({ code })
  })

  it('of anything else become `unexpected`', async () => {
    const reply = await replyTo(new Error('secret'))
    expect(reply.status).toBe(500)
    expect(await reply.text()).not.toContain('secret')
  })
})

describe('text that PostgreSQL cannot store', () => {
  const thrownBy = (statement: Promise<unknown>) =>
    statement.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('in a text column is an `invalid-request`', async () => {
    const error = await thrownBy(test.db.execute(sql`select ${'a\0b'}::text`))
    expect((error as Error).cause).toMatchObject({ code: '22021' })
    expect(await (await replyTo(error)).json()).toMatchObject({ code: 'invalid-request' })
  })

  it('in JSON is one too', async () => {
    const error = await thrownBy(test.db.execute(sql`select ${JSON.stringify(['a\0b'])}::jsonb`))
    expect((error as Error).cause).toMatchObject({ code: '22P05' })
    expect((await replyTo(error)).status).toBe(400)
  })

  it('is told from other faults of a statement', async () => {
    const error = await thrownBy(test.db.execute(sql`select 1 / ${0}::int`))
    expect((await replyTo(error)).status).toBe(500)
  })
})
