import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProgressReportReply } from '#domain/progress/contract.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { progressEvents } from './tables.ts'

const test = setUpTestApp({ env: { DEMO_MODE: 'true' } })
let userId: string

beforeEach(async () => {
  test.clock.now = new Date('2026-11-22T12:00:00Z')
  userId = await test.addUser(crypto.randomUUID())
})

const timeZone = 'Europe/Zurich'
const newId = () => crypto.randomUUID()
const event = (act: object, at: string, id: string = newId()) => ({ id, at, timeZone, ...act })
const report = async (events: object[]) => {
  const reply = await test.send('POST', '/api/progress/events', {
    headers: test.as(userId),
    body: { events },
  })
  expect(reply.status).toBe(200)
}
const ask = (query: string, id = userId) =>
  test.send('GET', `/api/progress/report?${query}`, { headers: test.as(id) })
const range = 'from=2026-11-20&to=2026-11-22&timeZone=Europe/Zurich'
const read = async (id = userId) => (await (await ask(range, id)).json()) as ProgressReportReply

async function chat(): Promise<string> {
  test.services.model = createScriptedModel(['Hello.'])
  const messageId = newId()
  const reply = await test.send('POST', '/api/chat', {
    headers: test.as(userId),
    body: { module: 'coaching', messageId, messages: [{ role: 'user', content: 'Hi' }] },
  })
  expect(reply.status).toBe(200)
  return messageId
}

describe('GET /api/progress/report', () => {
  it('gets nothing of the time without data collection, while points go on', async () => {
    await test.send('PATCH', '/api/settings', { headers: test.as(userId), body: { dataCollection: false } })
    await report([event({ type: 'module-opened', module: 'coaching' }, '2026-11-21T12:00:00Z')])
    const rows = await test.services.db.select().from(progressEvents).where(eq(progressEvents.userId, userId))
    expect(rows).toMatchObject([{ module: null, day: null, learningPoints: 0, startsConversation: false }])
    expect((await read()).modules).toEqual([])
    const progress = await test.send('GET', '/api/progress', { headers: test.as(userId) })
    expect(await progress.json()).toMatchObject({ state: { points: { learning: 2 } } })

    await test.send('PATCH', '/api/settings', { headers: test.as(userId), body: { dataCollection: true } })
    await report([event({ type: 'module-opened', module: 'friendship' }, '2026-11-21T13:00:00Z')])
    expect((await read()).modules).toMatchObject([{ module: 'friendship' }])
  })

  it('gets nothing of what is reported while data collection is being switched off', async () => {
    const reporting = await test.db.transaction(async (tx) => {
      await changeSettings({ ...test.services, db: tx }, userId, { dataCollection: false })
      const reply = report([event({ type: 'module-opened', module: 'coaching' }, '2026-11-21T12:00:00Z')])
      await untilWaiting(tx, reply)
      return { reply }
    })
    await reporting.reply
    expect((await read()).modules).toEqual([])
  })

  it('shows points by day and category, modules, conversations and practice days', async () => {
    const message = { type: 'message-sent', module: 'coaching' }
    const visitId = newId()
    await report([
      event({ type: 'daily-visit' }, '2026-11-19T12:00:00Z'),
      event({ type: 'daily-visit' }, '2026-11-20T12:00:00Z'),
      event({ type: 'module-opened', module: 'coaching' }, '2026-11-21T22:30:00Z'),
      event({ type: 'module-opened', module: 'coaching' }, '2026-11-21T22:40:00Z'),
      event({ type: 'module-opened', module: 'friendship' }, '2026-11-21T23:30:00Z'),
      event({ ...message, visitId }, '2026-11-22T10:00:00Z', await chat()),
      event({ ...message, visitId }, '2026-11-22T10:05:00Z', await chat()),
      event({ ...message, visitId: newId() }, '2026-11-22T11:00:00Z', await chat()),
    ])
    const { days, modules, totals } = await read()
    const { tokens, ...practice } = totals
    expect(days.map(({ tokens: _, ...day }) => day)).toEqual([
      {
        day: '2026-11-20',
        points: { interaction: 0, learning: 0, achievement: 0, consistency: 5 },
        conversations: 0,
        isPracticeDay: false,
      },
      {
        day: '2026-11-21',
        points: { interaction: 0, learning: 2, achievement: 0, consistency: 0 },
        conversations: 0,
        isPracticeDay: true,
      },
      {
        day: '2026-11-22',
        points: { interaction: 3 + 10 + 3, learning: 2, achievement: 0, consistency: 0 },
        conversations: 2,
        isPracticeDay: true,
      },
    ])
    expect(modules).toEqual([
      { module: 'coaching', visits: 1, conversations: 2 },
      { module: 'friendship', visits: 1, conversations: 0 },
    ])
    expect(practice).toEqual({
      points: { total: 25, interaction: 16, learning: 4, achievement: 0, consistency: 5 },
      conversations: 2,
      practiceDays: 2,
      modulesVisited: 2,
    })
    expect(tokens).toBeGreaterThan(0)
  })

  it('counts each hour with an opened module as one visit, though only the first open gives points', async () => {
    const opened = (at: string) => event({ type: 'module-opened', module: 'coaching' }, at)
    await report([opened('2026-11-21T10:00:00Z'), opened('2026-11-21T10:59:00Z')])
    await report([opened('2026-11-21T11:00:00Z'), opened('2026-11-22T10:00:00Z')])
    const { modules, totals } = await read()
    expect(modules).toEqual([{ module: 'coaching', visits: 3, conversations: 0 }])
    expect(totals).toMatchObject({ points: { total: 2 }, modulesVisited: 1 })
  })

  it('counts a conversation with the assistant of the home page, which is no module', async () => {
    await report([
      event(
        { type: 'message-sent', module: 'assistant', visitId: newId() },
        '2026-11-22T10:00:00Z',
        await chat(),
      ),
    ])
    const { modules, totals } = await read()
    expect(totals).toMatchObject({ conversations: 1, practiceDays: 1, points: { interaction: 13 } })
    expect(modules).toEqual([])
  })

  it('leaves out points from before a reset, and keeps what was practised', async () => {
    await report([event({ type: 'module-opened', module: 'coaching' }, '2026-11-21T12:00:00Z')])
    await test.send('POST', '/api/progress/reset', { headers: test.as(userId), body: { id: newId() } })
    await report([
      event(
        { type: 'resource-opened', module: 'friendship', card: 'friend-drifting-away' },
        '2026-11-22T11:00:00Z',
      ),
    ])
    expect((await read()).totals).toMatchObject({
      points: { total: 3, learning: 3 },
      practiceDays: 2,
      modulesVisited: 1,
    })
  })

  it('counts no demo grant as practice', async () => {
    await report([event({ type: 'demo-points-granted', category: 'learning' }, '2026-11-22T11:00:00Z')])
    expect((await read()).totals).toMatchObject({ points: { total: 10 }, practiceDays: 0 })
  })

  it("puts tokens on the user's own day, a reply over midnight on the day of its question", async () => {
    const spend = async (reservedAt: string, settledAt: string, tokens: number) => {
      test.clock.now = new Date(reservedAt)
      const reservation = await reserveTokens(test.services, {
        userId,
        key: `chat:${newId()}`,
        wanted: 1_000,
        minimum: 1,
      })
      test.clock.now = new Date(settledAt)
      await settleTokens(test.services, reservation, tokens)
    }
    await spend('2026-11-19T22:59:59Z', '2026-11-19T23:00:30Z', 1)
    await spend('2026-11-19T23:00:00Z', '2026-11-19T23:00:30Z', 20)
    await spend('2026-11-20T22:59:59Z', '2026-11-20T23:00:30Z', 300)
    await spend('2026-11-22T22:59:59Z', '2026-11-22T23:00:30Z', 400)
    await spend('2026-11-22T23:00:00Z', '2026-11-22T23:00:30Z', 5)
    const { days, totals } = await read()
    expect(days.map(({ tokens }) => tokens)).toEqual([320, 0, 400])
    expect(totals.tokens).toBe(720)
  })

  it("never holds another user's days", async () => {
    await report([
      event(
        { type: 'resource-opened', module: 'friendship', card: 'friend-drifting-away' },
        '2026-11-22T11:00:00Z',
      ),
    ])
    await chat()
    const other = await test.addUser(newId())
    expect((await read(other)).totals).toMatchObject({ points: { total: 0 }, practiceDays: 0, tokens: 0 })
  })

  it.each([
    ['first', 'from=1970-01-01&to=1970-01-01'],
    ['last', 'from=2199-12-31&to=2199-12-31'],
  ])('shows the %s day of all, in any time zone', async (_, query) => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect((await ask(`${query}&timeZone=${timeZone}`)).status).toBe(200)
  })

  it.each([
    ['no range', ''],
    ['no end', 'from=2026-11-20'],
    ['a day that does not exist', 'from=2026-02-30&to=2026-03-02'],
    ['an end before its start', 'from=2026-11-22&to=2026-11-21'],
    ['more than 366 days', 'from=2025-11-21&to=2026-11-22'],
    ['days before 1970', 'from=1969-12-31&to=1970-01-01'],
    ['days of the year 0', 'from=0000-01-01&to=0000-01-02'],
    ['days after 2199', 'from=2199-12-31&to=2200-01-01'],
    ['days of the year 9999', 'from=9999-12-30&to=9999-12-31'],
  ])('refuses %s', async (_, query) => {
    const reply = await ask(query)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
  })
})
