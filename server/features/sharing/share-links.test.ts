import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recordEvents } from '../../testing/record-events.ts'
import { DAY_MS, newId, setUpSharingTest, wish } from '../../testing/set-up-sharing-test.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { shareLinks } from './tables.ts'

const { test, sharer, setSharing, addSharer, preview, make, share, list, revoke, later, open } =
  setUpSharingTest()

describe('without a session', () => {
  it.each([
    ['POST', '/api/share-links/preview'],
    ['POST', '/api/share-links'],
    ['GET', '/api/share-links'],
    ['DELETE', '/api/share-links/0b0f5a0e-9c5e-4a8e-8d5c-0c8f6a1f2b3c'],
  ])('%s %s is refused', async (method, path) => {
    const reply = await test.send(method, path, method === 'POST' ? { body: wish() } : {})
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
  })
})

/** What is the same for every link that shows nothing: status, headers and body but for the request's id. */
async function refusal(reply: Response) {
  const { requestId, ...body } = (await reply.json()) as Record<string, unknown>
  const { 'x-request-id': header, ...headers } = Object.fromEntries(reply.headers)
  expect(requestId).toBe(header)
  return { status: reply.status, body, headers }
}
async function expectInvalid(token: string) {
  const guessed = await refusal(await open('a'.repeat(43)))
  expect(guessed).toMatchObject({ status: 404, body: { code: 'share-link-invalid' } })
  expect(await refusal(await open(token))).toEqual(guessed)
}

describe('a link', () => {
  it.each([1, 90])('of %i days works until the moment of its expiry', async (durationDays) => {
    const { token } = await share({ durationDays })
    later(durationDays * DAY_MS - 1)
    expect((await open(token)).status).toBe(200)
    expect((await list()).links).toMatchObject([{ state: 'active' }])
    later(1)
    await expectInvalid(token)
    expect((await list()).links).toMatchObject([{ state: 'expired' }])
  })

  it('ends at once when it is revoked, and what it showed is forgotten', async () => {
    const { id, token } = await share()
    const other = await share()
    expect(await (await revoke(id)).json()).toEqual({ id, revokedAt: '2026-11-21T12:00:00.000Z' })
    await expectInvalid(token)
    expect((await open(other.token)).status).toBe(200)
    later(1000)
    expect(await (await revoke(id)).json()).toEqual({ id, revokedAt: '2026-11-21T12:00:00.000Z' })
    const [row] = await test.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(row).toMatchObject({ report: null })
  })

  it('cannot be revoked or seen in a list by another user', async () => {
    const { id, token } = await share()
    const other = await addSharer()
    expect((await revoke(id, other)).status).toBe(404)
    expect((await list(other)).links).toEqual([])
    expect((await open(token)).status).toBe(200)
  })

  it.each(['', 'a', 'a'.repeat(43), '0'.repeat(200)])('is not found by the guess "%s"', async (guess) => {
    await share()
    await expectInvalid(guess)
  })

  it('is not found by the hash that is kept of it', async () => {
    const { id } = await share()
    const [row] = await test.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    await expectInvalid(row?.tokenHash ?? '')
  })

  it('is revoked for good when sharing is switched off: switched on again, it still does not work', async () => {
    const { id, token } = await share()
    const others = await share({}, await addSharer())
    later(1000)
    await setSharing(sharer.userId, false)
    await expectInvalid(token)
    const revoked = { state: 'revoked', revokedAt: '2026-11-21T12:00:01.000Z', viewCount: 0 }
    expect(await list()).toMatchObject({ isSharingOn: false, links: [revoked] })
    const [row] = await test.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(row).toMatchObject({ report: null })
    await setSharing(sharer.userId, true)
    await expectInvalid(token)
    expect(await list()).toMatchObject({ isSharingOn: true, links: [revoked] })
    expect((await open(others.token)).status).toBe(200)
  })

  it('keeps how it ended when sharing is switched off later', async () => {
    const { id } = await share()
    await revoke(id)
    later(DAY_MS)
    await share({ durationDays: 1 })
    later(DAY_MS)
    await setSharing(sharer.userId, false)
    expect((await list()).links).toMatchObject([
      { state: 'expired', revokedAt: null },
      { state: 'revoked', revokedAt: '2026-11-21T12:00:00.000Z' },
    ])
  })

  it('made while sharing is being switched off is either refused or revoked', async () => {
    const [reply] = await Promise.all([make(), setSharing(sharer.userId, false)])
    expect([201, 403]).toContain(reply.status)
    for (const { state } of (await list()).links) expect(state).toBe('revoked')
  })

  it('tells the open pages of its owner when it is made, opened and revoked', async () => {
    const recording = await recordEvents(test.services, sharer.userId)
    const { id, token } = await share()
    await open(token)
    await open(token)
    await revoke(id)
    expect(await recording.topics()).toEqual(['sharing', 'sharing', 'sharing', 'sharing'])
  })

  it('does not work while the account is about to be deleted', async () => {
    const { token } = await share()
    const moment = test.clock.now
    await test.db
      .insert(accountDeletions)
      .values({ userId: sharer.userId, requestedAt: moment, deleteAfter: moment })
    await expectInvalid(token)
  })

  it('is not made while sharing is off, as it is by default; a preview is', async () => {
    const quiet = await test.addUser(newId())
    const reply = await make({}, quiet)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'sharing-off' })
    expect((await preview({}, quiet)).status).toBe(200)
    expect(await list(quiet)).toEqual({ isSharingOn: false, links: [] })
  })
})
