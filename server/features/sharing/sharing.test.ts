import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CreatedShareLinkReply, SharedReportReply, ShareLinksReply } from '#domain/sharing/contract.ts'
import { sharedReportReply } from '#domain/sharing/contract.ts'
import { shareItems } from '#domain/sharing/share-items.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { accountDeletions } from '../account-data/tables.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import { reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { pruneShareLinks } from './index.ts'
import { shareLinks } from './tables.ts'

const test = setUpTestApp({ env: { DEMO_MODE: 'false', TRUSTED_PROXY: 'true' } })
let userId: string

beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T12:00:00Z')
  userId = await addSharer()
})

const DAY_MS = 24 * 60 * 60 * 1000
const newId = () => crypto.randomUUID()
const later = (durationMs: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + durationMs)
}
async function setSharing(id: string, shareProgress: boolean, on = test) {
  const reply = await on.send('PATCH', '/api/settings', { headers: on.as(id), body: { shareProgress } })
  expect(reply.status).toBe(200)
}
async function addSharer(on = test): Promise<string> {
  const id = await on.addUser(newId())
  await setSharing(id, true, on)
  return id
}

const everything = [...shareItems]
const wish = (change: object = {}) => ({
  recipient: 'Dr. Lee',
  items: everything,
  from: '2026-11-20',
  to: '2026-11-21',
  timeZone: 'UTC',
  ...change,
})
const preview = (change: object = {}, id = userId) =>
  test.send('POST', '/api/share-links/preview', { headers: test.as(id), body: wish(change) })
const make = (change: object = {}, id = userId) =>
  test.send('POST', '/api/share-links', { headers: test.as(id), body: wish(change) })
async function share(change: object = {}, id = userId) {
  const reply = await make(change, id)
  expect(reply.status).toBe(201)
  const created = (await reply.json()) as CreatedShareLinkReply
  return { ...created, token: new URL(created.url).hash.slice(1) }
}
// Each opening from an address of its own, so that the limit per address is met only where it is tested.
const open = (token: unknown, address: string = newId()) =>
  test.send('POST', '/api/shared', { headers: { 'X-Forwarded-For': address }, body: { token } })
const read = async (token: string) => (await (await open(token)).json()) as SharedReportReply
const list = async (id = userId) =>
  (await (await test.send('GET', '/api/share-links', { headers: test.as(id) })).json()) as ShareLinksReply
const revoke = (linkId: string, id = userId) =>
  test.send('DELETE', `/api/share-links/${linkId}`, { headers: test.as(id) })

async function visit(module: string, at = '2026-11-21T10:00:00Z') {
  const body = { events: [{ id: newId(), at, timeZone: 'UTC', type: 'module-opened', module }] }
  const reply = await test.send('POST', '/api/progress/events', { headers: test.as(userId), body })
  expect(reply.status).toBe(200)
}
/** An answered message and its event: what the chat leaves behind. */
async function converse(text = 'Hi', answer = 'Hello.') {
  const messageId = newId()
  const spend = { userId, key: `chat:${messageId}`, wanted: 100, minimum: 1 }
  await settleTokens(test.services, await reserveTokens(test.services, spend), 40)
  const createdAt = test.clock.now
  const conversation = { id: newId(), userId, module: 'coaching' as const, title: text }
  await test.db.insert(conversations).values({ ...conversation, createdAt, updatedAt: createdAt })
  const message = { conversationId: conversation.id, sources: [], isPartial: false, createdAt }
  await test.db.insert(conversationMessages).values([
    { ...message, id: newId(), role: 'user', content: text },
    { ...message, id: newId(), role: 'assistant', content: answer },
  ])
  const event = { type: 'message-sent', module: 'coaching', visitId: newId(), timeZone: 'UTC' }
  const events = [{ id: messageId, at: createdAt.toISOString(), ...event }]
  const reply = await test.send('POST', '/api/progress/events', {
    headers: test.as(userId),
    body: { events },
  })
  expect(await reply.json()).toMatchObject({ pendingIds: [] })
}

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

describe('a preview and its link', () => {
  it('show the same report to the person and to the recipient, who needs no account', async () => {
    await visit('friendship')
    await converse()
    const previewed = await (await preview()).json()
    const { token, report } = await share()
    expect(report).toEqual(previewed)
    expect(await read(token)).toEqual(previewed)
    expect(previewed).toMatchObject({
      sharedBy: userId,
      recipient: 'Dr. Lee',
      madeAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-12-21T12:00:00.000Z',
      modules: [{ module: 'friendship', visits: 1 }],
      conversations: { total: 1 },
      practiceDays: { total: 1, days: ['2026-11-21'] },
      achievements: { asOf: '2026-11-21', unlocked: ['first-chat'] },
    })
    expect(report.points?.totals.total).toBe(15)
    expect(report.tokens?.total).toBe(40)
  })

  it('hold nothing of chats, and no field beyond the contract', async () => {
    await converse('My sister is called Philippa', 'Philippa sounds kind.')
    const { token } = await share()
    const report = await read(token)
    expect(sharedReportReply.parse(report)).toEqual(report)
    const keys = new Set<string>()
    JSON.stringify(report, (key, value) => {
      if (!/^\d*$/.test(key)) keys.add(key)
      return value
    })
    const heading = ['sharedBy', 'recipient', 'items', 'from', 'to', 'timeZone', 'madeAt', 'expiresAt']
    const parts = ['points', 'modules', 'conversations', 'practiceDays', 'skills', 'notes']
    parts.push('achievements', 'tokens')
    const categories = ['interaction', 'learning', 'achievement', 'consistency']
    const figures = ['totals', 'total', 'days', 'day', ...categories, 'asOf', 'unlocked']
    expect([...keys].filter((key) => ![...heading, ...parts, ...figures].includes(key))).toEqual([])
    expect(JSON.stringify(report)).not.toContain('Philippa')
  })

  it('hold no part that was not picked', async () => {
    await visit('friendship')
    const { token } = await share({ items: ['practice-days'] })
    const report = await read(token)
    expect(report).toMatchObject({ items: ['practice-days'], practiceDays: { total: 1 } })
    for (const part of ['points', 'modules', 'conversations', 'skills', 'notes', 'achievements', 'tokens'])
      expect(report).not.toHaveProperty(part)
  })

  it('stay as they were when more happens on the same day, and when the progress is reset', async () => {
    await visit('friendship')
    const { token, report } = await share()
    await visit('coaching')
    await test.send('POST', '/api/progress/reset', { headers: test.as(userId), body: { id: newId() } })
    expect(await read(token)).toEqual(report)
    expect(await (await preview()).json()).not.toEqual(report)
  })

  it("are the user's own", async () => {
    await visit('friendship')
    const { token } = await share({}, await addSharer())
    expect(await read(token)).toMatchObject({ modules: [], practiceDays: { total: 0 } })
  })

  it("allow today by the person's own calendar, and no later day", async () => {
    expect((await make({ to: '2026-11-22', timeZone: 'Pacific/Kiritimati' })).status).toBe(201)
    for (const request of [preview, make]) {
      const reply = await request({ to: '2026-11-22' })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ code: 'invalid-request', issues: [{ path: 'to' }] })
    }
  })

  it.each([
    ['no recipient', { recipient: ' ' }],
    ['a recipient of 81 characters', { recipient: 'a'.repeat(81) }],
    ['a recipient of two lines', { recipient: 'Dr. Lee\nof Bern' }],
    ['no items', { items: [] }],
    ['an item twice', { items: ['points', 'points'] }],
    ['chats', { items: ['points', 'chats'] }],
    ['a day that does not exist', { from: '2026-02-30' }],
    ['an end before its start', { from: '2026-11-21', to: '2026-11-20' }],
    ['more than 366 days', { from: '2025-11-20', to: '2026-11-21' }],
    ['days of the year 0', { from: '0000-01-01', to: '0000-01-02' }],
    ['an unknown time zone', { timeZone: 'Europe/Atlantis' }],
    ['no days', { durationDays: 0 }],
    ['91 days', { durationDays: 91 }],
    ['a field of its own', { userId: 'somebody' }],
  ])('refuse %s', async (_, change) => {
    for (const request of [preview, make]) {
      const reply = await request(change)
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
    }
    expect((await list()).links).toEqual([])
  })

  it('keep of the token only a hash', async () => {
    const { id, token, url } = await share()
    expect(url).toBe(`${test.services.env.PUBLIC_URL}/shared#${token}`)
    expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    const [row] = await test.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(JSON.stringify([row, await list()])).not.toContain(token)
  })

  it('are limited to 20 links a day', async () => {
    for (let made = 0; made < 20; made++) await share()
    expect((await make()).status).toBe(429)
    expect((await make({}, await addSharer())).status).toBe(201)
    later(DAY_MS)
    expect((await make()).status).toBe(201)
  })
})

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
    await setSharing(userId, false)
    await expectInvalid(token)
    const revoked = { state: 'revoked', revokedAt: '2026-11-21T12:00:01.000Z', viewCount: 0 }
    expect(await list()).toMatchObject({ isSharingOn: false, links: [revoked] })
    const [row] = await test.db.select().from(shareLinks).where(eq(shareLinks.id, id))
    expect(row).toMatchObject({ report: null })
    await setSharing(userId, true)
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
    await setSharing(userId, false)
    expect((await list()).links).toMatchObject([
      { state: 'expired', revokedAt: null },
      { state: 'revoked', revokedAt: '2026-11-21T12:00:00.000Z' },
    ])
  })

  it('made while sharing is being switched off is either refused or revoked', async () => {
    const [reply] = await Promise.all([make(), setSharing(userId, false)])
    expect([201, 403]).toContain(reply.status)
    for (const { state } of (await list()).links) expect(state).toBe('revoked')
  })

  it('tells the open pages of its owner when it is made, opened and revoked', async () => {
    const recording = await recordEvents(test.services, userId)
    const { id, token } = await share()
    await open(token)
    await open(token)
    await revoke(id)
    expect(await recording.topics()).toEqual(['sharing', 'sharing', 'sharing', 'sharing'])
  })

  it('does not work while the account is about to be deleted', async () => {
    const { token } = await share()
    const moment = test.clock.now
    await test.db.insert(accountDeletions).values({ userId, requestedAt: moment, deleteAfter: moment })
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

describe('POST /api/shared', () => {
  it('is kept out of search engines, caches and logs, also when it refuses', async () => {
    const { token } = await share()
    for (const reply of [await open(token), await open('guess'), await open(1)])
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
  })

  it.each(['/shared', '/shared/'])('so is its page at %s', async (path) => {
    const { headers } = await test.send('GET', path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  })

  it.each([1, null, 'a'.repeat(201)])('refuses a token that cannot be one', async (token) => {
    expect((await open(token)).status).toBe(400)
  })

  it('allows one address 60 tries in 15 minutes', async () => {
    const { token } = await share()
    for (let tries = 0; tries < 60; tries++) expect((await open('guess', 'here')).status).toBe(404)
    expect((await open(token, 'here')).status).toBe(429)
    expect((await open(token, 'elsewhere')).status).toBe(200)
  })
})

describe('the log of views', () => {
  it('holds every opening, also of several readers at once; the list groups those of one minute', async () => {
    const { token } = await share()
    await Promise.all([open(token), open(token), open(token)])
    later(59_999)
    await open(token)
    const firstMinute = { viewedAt: '2026-11-21T12:00:59.999Z', count: 4 }
    expect((await list()).links).toMatchObject([{ viewCount: 4, recentViews: [firstMinute] }])
    later(1)
    await open(token)
    const secondMinute = { viewedAt: '2026-11-21T12:01:00.000Z', count: 1 }
    expect((await list()).links).toMatchObject([{ viewCount: 5, recentViews: [secondMinute, firstMinute] }])
  })

  it('is kept for each link, counts all and lists the last 20 minutes', async () => {
    const { token } = await share()
    await share({ recipient: 'Mum' })
    for (let views = 0; views < 22; views++) {
      await open(token)
      later(60_000)
    }
    const { links } = await list()
    expect(links.find(({ recipient }) => recipient === 'Mum')).toMatchObject({
      viewCount: 0,
      recentViews: [],
    })
    const opened = links.find(({ recipient }) => recipient === 'Dr. Lee')
    expect(opened?.viewCount).toBe(22)
    expect(opened?.recentViews).toHaveLength(20)
    expect(opened?.recentViews[0]).toEqual({ viewedAt: '2026-11-21T12:21:00.000Z', count: 1 })
  })

  it('holds no refused opening', async () => {
    const { id, token } = await share()
    await revoke(id)
    await open(token)
    expect((await list()).links).toMatchObject([{ state: 'revoked', viewCount: 0 }])
  })

  it('comes before the report: what cannot be noted is not shown', async () => {
    const { token } = await share()
    await test.db.execute(sql`alter table share_views rename to share_views_away`)
    try {
      const reply = await open(token)
      expect(reply.status).toBe(500)
      expect(await reply.text()).not.toContain('Dr. Lee')
    } finally {
      await test.db.execute(sql`alter table share_views_away rename to share_views`)
    }
    expect((await open(token)).status).toBe(200)
  })
})

describe('pruneShareLinks', () => {
  const reportOf = async (linkId: string) =>
    (await test.db.select().from(shareLinks).where(eq(shareLinks.id, linkId))).map(({ report }) => report)

  it('forgets the report of a link that expired, and the link 90 days after its end', async () => {
    const { id } = await share({ durationDays: 1 })
    later(DAY_MS - 1)
    await pruneShareLinks(test.services)
    expect(await reportOf(id)).toEqual([expect.objectContaining({ recipient: 'Dr. Lee' })])
    later(1)
    await pruneShareLinks(test.services)
    expect(await reportOf(id)).toEqual([null])
    later(90 * DAY_MS - 1)
    await pruneShareLinks(test.services)
    expect((await list()).links).toHaveLength(1)
    later(1)
    await pruneShareLinks(test.services)
    expect((await list()).links).toEqual([])
  })

  it('counts the end of a revoked link from its revocation', async () => {
    const { id } = await share({ durationDays: 90 })
    await revoke(id)
    later(90 * DAY_MS)
    await pruneShareLinks(test.services)
    expect((await list()).links).toEqual([])
  })
})
