import { beforeAll, describe, expect, it } from 'vitest'
import { setUpTestApp } from './testing/set-up-test-app.ts'

type Operation = { 'x-access'?: string }
type Document = { paths: Record<string, Record<string, Operation>> }

/** Routes that anybody may call without a session, and why. */
const openRoutes = new Set([
  'get /api/session',
  'post /api/session',
  'delete /api/session',
  'post /api/session/refresh',
  'post /api/sign-up/check',
  'post /api/sign-up',
  'post /api/password-reset',
  'post /api/password-reset/confirm',
  'post /api/account/email/confirm',
  'get /api/billing/product',
  'post /api/billing/payments',
  'post /api/billing/payments/confirm',
  'post /api/billing/webhook',
  'get /api/installation',
  'get /api/safety/lines',
  'post /api/shared',
  'post /api/unsubscribe',
  'get /api/newsletter/confirmation',
  'post /api/newsletter/confirmation',
  'post /unsubscribe',
])

/**
 * Calls that are no `get` and may yet be answered from the signed cache, and so to a session that was ended up to a
 * minute ago: the first six keep nothing; the others are too frequent, and at most put an own reply in the place of
 * one that is tried again.
 */
const cachedWrites = new Set([
  'post /api/count-tokens',
  'post /api/exercises/{id}/own-words',
  'post /api/rewrite',
  'post /api/translate',
  'post /api/share-links/preview',
  'post /api/skills/search',
  'post /api/conversations/search',
  'post /api/tasks/find',
  'post /api/tasks/steps',
  'post /api/chat',
  'post /api/progress/events',
])

const test = setUpTestApp()
let operations: { name: string; method: string; path: string; access?: string }[]

beforeAll(async () => {
  const document = (await (await test.app.request('/api/openapi.json')).json()) as Document
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method,
      path,
      access: operation['x-access'],
    })),
  )
})

describe('every route', () => {
  it('says who may call it', () => {
    expect(operations.length).toBeGreaterThan(40)
    expect(operations.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([])
  })

  it('is open only when it is meant to be', () => {
    const open = operations.filter(({ access }) => access === 'open').map(({ name }) => name)
    expect(open.filter((name) => !openRoutes.has(name))).toEqual([])
  })

  it('asks the database for the session before it changes what is kept', () => {
    const cached = operations.filter(({ method, access }) => method !== 'get' && access === 'member')
    expect(new Set(cached.map(({ name }) => name))).toEqual(cachedWrites)
  })

  it('refuses a caller without a session unless it is open', async () => {
    for (const { method, path, access } of operations.filter((operation) => operation.access !== 'open')) {
      const address = path.replace(/\{[^}]+\}/g, crypto.randomUUID())
      const reply = await test.send(method.toUpperCase(), address, method === 'get' ? {} : { body: {} })
      expect([path, access, reply.status]).toEqual([path, access, 401])
    }
  })

  it('for operators refuses a member', async () => {
    const member = await test.addUser(crypto.randomUUID())
    for (const { method, path } of operations.filter(({ access }) => access === 'operator')) {
      const address = path.replace(/\{[^}]+\}/g, crypto.randomUUID())
      const reply = await test.send(method.toUpperCase(), address, {
        headers: test.as(member),
        ...(method === 'get' ? {} : { body: {} }),
      })
      expect([path, reply.status]).toEqual([path, 403])
    }
  })
})
