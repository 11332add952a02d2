import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventMessage, EventTopic } from '#domain/live-events/event-topics.ts'
import { HEARTBEAT_MS } from '#domain/live-events/stream-timing.ts'
import { users } from '../../features/accounts/tables.ts'
import { cookiesOf, createAccountSteps, PASSWORD } from '../../testing/create-account-steps.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { MAX_STREAMS_PER_USER } from './create-event-hub.ts'

const test = setUpTestApp()
let userId: string
const pages: { leave(): void }[] = []

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})
afterEach(() => {
  vi.useRealTimers()
  for (const page of pages.splice(0)) page.leave()
})

/** Opens the stream of a page, and reads it message by message. */
async function openPage(headers: Record<string, string>, app: TestApp = test) {
  const leaving = new AbortController()
  const reply = await app.app.request('/api/events', { headers, signal: leaving.signal })
  const reader = (reply.body as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .getReader()
  const page = {
    reply,
    /** The next piece of the stream as it stands, or null at its end. */
    async next(): Promise<string | null> {
      const { value, done } = await reader.read()
      return done ? null : value
    },
    async nextMessage(): Promise<EventMessage | null> {
      const piece = await page.next()
      return piece === null ? null : (JSON.parse(piece.replace(/^data: /, '')) as EventMessage)
    },
    leave: () => leaving.abort(),
  }
  pages.push(page)
  expect(await page.next()).toBe(': open\n\n')
  return page
}

const publish = (topic: EventTopic, id = userId, app: TestApp = test) =>
  app.services.events.publish(app.db, id, topic)
const changed = (topic: EventTopic) => ({ type: 'changed', topic })

describe('GET /api/events', () => {
  it('tells an open page which of its data changed, and nothing else', async () => {
    const page = await openPage(test.as(userId))
    expect(page.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(page.reply.headers.get('cache-control')).toBe('no-store')
    await publish('settings')
    expect(await page.next()).toBe('data: {"type":"changed","topic":"settings"}\n\n')
  })

  it('is refused without a session', async () => {
    const reply = await test.send('GET', '/api/events')
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
  })

  it('reaches only the owner, on all of their pages', async () => {
    const other = await test.addUser(crypto.randomUUID())
    const [first, second, foreign] = [
      await openPage(test.as(userId)),
      await openPage(test.as(userId)),
      await openPage(test.as(other)),
    ]
    await publish('answers')
    await publish('profile', other)
    expect(await first.nextMessage()).toEqual(changed('answers'))
    expect(await second.nextMessage()).toEqual(changed('answers'))
    expect(await foreign.nextMessage()).toEqual(changed('profile'))
  })

  it('reaches pages that are open on another server process', async () => {
    const elsewhere = await createTestApp({ database: test.opened })
    const page = await openPage(elsewhere.as(userId), elsewhere)
    await publish('progress')
    expect(await page.nextMessage()).toEqual(changed('progress'))
    await elsewhere.services.events.close()
    expect(await page.next()).toBeNull()
  })

  it('tells of a change when its transaction commits, and never of one that failed', async () => {
    const page = await openPage(test.as(userId))
    const failed = test.db.transaction(async (tx) => {
      await test.services.events.publish(tx, userId, 'answers')
      throw new Error('fails after publishing')
    })
    await expect(failed).rejects.toThrow('fails after publishing')
    await test.db.transaction((tx) => test.services.events.publish(tx, userId, 'tokens'))
    expect(await page.nextMessage()).toEqual(changed('tokens'))
  })

  it('goes on after the page lost its connection and came back', async () => {
    const [page, other] = [await openPage(test.as(userId)), await openPage(test.as(userId))]
    page.leave()
    expect(await page.next()).toBeNull()
    await publish('answers')
    expect(await other.nextMessage()).toEqual(changed('answers'))
    const back = await openPage(test.as(userId))
    await publish('settings')
    expect(await back.nextMessage()).toEqual(changed('settings'))
  })

  it('lets the oldest of nine pages go, and says so', async () => {
    expect(MAX_STREAMS_PER_USER).toBe(8)
    const open = []
    for (let n = 0; n < 9; n++) open.push(await openPage(test.as(userId)))
    expect(await open[0]?.nextMessage()).toEqual({ type: 'ended', reason: 'replaced' })
    expect(await open[0]?.next()).toBeNull()
    await publish('answers')
    expect(await open[1]?.nextMessage()).toEqual(changed('answers'))
    expect(await open[8]?.nextMessage()).toEqual(changed('answers'))
  })
})

describe('sessions that are ended elsewhere', () => {
  const steps = () => createAccountSteps(test)

  it('end the streams of their pages at once; the page that ended them is told', async () => {
    const { email, cookies } = await steps().makeAccount()
    const phone = await openPage(cookiesOf(await steps().signIn(email)))
    const here = await openPage(cookies)
    const reply = await test.send('DELETE', '/api/account/sessions', { headers: cookies })
    expect(await reply.json()).toEqual({ ended: 1 })
    expect(await phone.nextMessage()).toEqual({ type: 'ended', reason: 'signed-out' })
    expect(await phone.next()).toBeNull()
    expect(await here.nextMessage()).toEqual(changed('sessions'))
  })

  it.each<[how: string, end: (page: Record<string, string>) => Promise<Response>]>([
    [
      'a change of the password',
      (headers) =>
        test.send('POST', '/api/account/password', {
          headers,
          body: { currentPassword: PASSWORD, newPassword: 'moss-and-stone-7' },
        }),
    ],
    [
      'the wish to delete the account',
      (headers) => test.send('POST', '/api/account/deletion', { headers, body: { confirmation: 'DELETE' } }),
    ],
  ])('end with %s', async (_how, end) => {
    const { email, cookies } = await steps().makeAccount()
    const phone = await openPage(cookiesOf(await steps().signIn(email)))
    expect((await end(cookies)).ok).toBe(true)
    expect(await phone.nextMessage()).toEqual({ type: 'ended', reason: 'signed-out' })
  })
})

describe('heartbeat', () => {
  const tick = () => vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  const fakeTimers = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })

  it('comes every 30 seconds as a comment', async () => {
    fakeTimers()
    const page = await openPage(test.as(userId))
    for (let n = 0; n < 3; n++) {
      await tick()
      expect(await page.next()).toBe(': heartbeat\n\n')
    }
  })

  it('ends the stream of a session that was signed out', async () => {
    fakeTimers()
    const { cookies } = await createAccountSteps(test).makeAccount()
    const page = await openPage(cookies)
    await tick()
    expect(await page.next()).toBe(': heartbeat\n\n')
    await test.send('DELETE', '/api/session', { headers: cookies })
    await tick()
    expect(await page.next()).toBe(': heartbeat\n\n')
    expect(await page.nextMessage()).toEqual({ type: 'ended', reason: 'signed-out' })
    expect(await page.next()).toBeNull()
  })

  it('ends the stream of an account that is gone', async () => {
    fakeTimers()
    const page = await openPage(test.as(userId))
    await test.db.delete(users).where(eq(users.id, userId))
    await tick()
    expect(await page.next()).toBe(': heartbeat\n\n')
    expect(await page.nextMessage()).toEqual({ type: 'ended', reason: 'signed-out' })
  })

  it('ends the stream without a reason when the session cannot be looked up', async () => {
    fakeTimers()
    let isBroken = false
    const shaky = await createTestApp({
      database: test.opened,
      services: ({ accounts }) => ({
        accounts: {
          ...accounts,
          readSession: (headers, options) =>
            isBroken ? Promise.reject(new Error('no database')) : accounts.readSession(headers, options),
        },
      }),
    })
    const page = await openPage(shaky.as(userId), shaky)
    isBroken = true
    await tick()
    expect(await page.next()).toBe(': heartbeat\n\n')
    expect(await page.next()).toBeNull()
    await shaky.services.events.close()
  })
})
