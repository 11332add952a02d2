import { beforeEach, expect } from 'vitest'
import type { CreatedShareLinkReply, ShareLinksReply } from '#domain/sharing/contract.ts'
import { shareItems } from '#domain/sharing/share-items.ts'
import type { TestApp } from './create-test-app.ts'
import { setUpTestApp } from './set-up-test-app.ts'

export const DAY_MS = 24 * 60 * 60 * 1000
export const newId = () => crypto.randomUUID()

/** A link that shows everything, unless the test says otherwise. */
export const wish = (change: object = {}) => ({
  recipient: 'Dr. Lee',
  items: [...shareItems],
  from: '2026-11-20',
  to: '2026-11-21',
  timeZone: 'UTC',
  ...change,
})

/** What a person asks for about their links, as the sharer unless the test says otherwise. */
function createLinkRequests(test: TestApp, sharer: { userId: string }) {
  const make = (change: object = {}, id = sharer.userId) =>
    test.send('POST', '/api/share-links', { headers: test.as(id), body: wish(change) })
  return {
    preview: (change: object = {}, id = sharer.userId) =>
      test.send('POST', '/api/share-links/preview', { headers: test.as(id), body: wish(change) }),
    make,
    async share(change: object = {}, id = sharer.userId) {
      const reply = await make(change, id)
      expect(reply.status).toBe(201)
      const created = (await reply.json()) as CreatedShareLinkReply
      return { ...created, token: new URL(created.url).hash.slice(1) }
    },
    async list(id = sharer.userId) {
      const reply = await test.send('GET', '/api/share-links', { headers: test.as(id) })
      return (await reply.json()) as ShareLinksReply
    },
    revoke: (linkId: string, id = sharer.userId) =>
      test.send('DELETE', `/api/share-links/${linkId}`, { headers: test.as(id) }),
  }
}

/** An application for tests of share links. Each test begins at the same moment, with a new person who shares. */
export function setUpSharingTest() {
  const test = setUpTestApp({ env: { DEMO_MODE: 'false', TRUSTED_PROXY: 'true' } })
  const sharer = { userId: '' }
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    sharer.userId = await addSharer()
  })

  async function setSharing(id: string, shareProgress: boolean) {
    const reply = await test.send('PATCH', '/api/settings', { headers: test.as(id), body: { shareProgress } })
    expect(reply.status).toBe(200)
  }
  async function addSharer(): Promise<string> {
    const id = await test.addUser(newId())
    await setSharing(id, true)
    return id
  }
  return {
    test,
    sharer,
    setSharing,
    addSharer,
    ...createLinkRequests(test, sharer),
    later(durationMs: number) {
      test.clock.now = new Date(test.clock.now.getTime() + durationMs)
    },
    // Each opening from an address of its own, so that the limit per address is met only where it is tested.
    open: (token: unknown, address: string = newId()) =>
      test.send('POST', '/api/shared', { headers: { 'X-Forwarded-For': address }, body: { token } }),
  }
}
