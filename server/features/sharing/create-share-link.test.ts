import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type SharedReportReply, sharedReportReply } from '#domain/sharing/contract.ts'
import { DAY_MS, newId, setUpSharingTest } from '../../testing/set-up-sharing-test.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import { reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { shareLinks } from './tables.ts'

const { test, sharer, addSharer, preview, make, share, list, later, open } = setUpSharingTest()

const read = async (token: string) => (await (await open(token)).json()) as SharedReportReply

async function visit(module: string, at = '2026-11-21T10:00:00Z') {
  const body = { events: [{ id: newId(), at, timeZone: 'UTC', type: 'module-opened', module }] }
  const reply = await test.send('POST', '/api/progress/events', { headers: test.as(sharer.userId), body })
  expect(reply.status).toBe(200)
}
/** An answered message and its event: what the chat leaves behind. */
async function converse(text = 'Hi', answer = 'Hello.') {
  const messageId = newId()
  const spend = { userId: sharer.userId, key: `chat:${messageId}`, wanted: 100, minimum: 1 }
  await settleTokens(test.services, await reserveTokens(test.services, spend), 40)
  const createdAt = test.clock.now
  const conversation = { id: newId(), userId: sharer.userId, module: 'coaching' as const, title: text }
  await test.db.insert(conversations).values({ ...conversation, createdAt, updatedAt: createdAt })
  const message = { conversationId: conversation.id, sources: [], isPartial: false, createdAt }
  await test.db.insert(conversationMessages).values([
    { ...message, id: newId(), role: 'user', content: text },
    { ...message, id: newId(), role: 'assistant', content: answer },
  ])
  const event = { type: 'message-sent', module: 'coaching', visitId: newId(), timeZone: 'UTC' }
  const events = [{ id: messageId, at: createdAt.toISOString(), ...event }]
  const reply = await test.send('POST', '/api/progress/events', {
    headers: test.as(sharer.userId),
    body: { events },
  })
  expect(await reply.json()).toMatchObject({ pendingIds: [] })
}

describe('a preview and its link', () => {
  it('show the same report to the person and to the recipient, who needs no account', async () => {
    await visit('friendship')
    await converse()
    const previewed = await (await preview()).json()
    const { token, report } = await share()
    expect(report).toEqual(previewed)
    expect(await read(token)).toEqual(previewed)
    expect(previewed).toMatchObject({
      sharedBy: sharer.userId,
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
    await test.send('POST', '/api/progress/reset', { headers: test.as(sharer.userId), body: { id: newId() } })
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
