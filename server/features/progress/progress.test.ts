import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProgressChangeReply, ProgressReply } from '#domain/progress/contract.ts'
import type { ProgressState } from '#domain/progress/progress-state.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { userProgress } from './tables.ts'

const test = setUpTestApp({ env: { DEMO_MODE: 'false', OPERATOR_EMAILS: 'operator@example.org' } })
let userId: string

beforeEach(async () => {
  test.clock.now = new Date('2026-11-21T12:00:00Z')
  userId = await test.addUser(crypto.randomUUID())
})

const newId = () => crypto.randomUUID()
const event = (act: object, at = '2026-11-21T12:00:00Z') => ({ id: newId(), at, timeZone: 'UTC', ...act })
const dailyVisit = (at: string, timeZone = 'UTC') => ({ ...event({ type: 'daily-visit' }, at), timeZone })
const visit = (module = 'friendship', at?: string) => event({ type: 'module-opened', module }, at)
const toolUse = () => event({ type: 'tool-used', module: 'coaching', tool: 'tool' })

const send = (events: object[], id = userId) =>
  test.send('POST', '/api/progress/events', { headers: test.as(id), body: { events } })
async function report(events: object[], id = userId): Promise<ProgressChangeReply> {
  const reply = await send(events, id)
  expect(reply.status).toBe(200)
  return (await reply.json()) as ProgressChangeReply
}
const read = async (id = userId) =>
  (await (await test.send('GET', '/api/progress', { headers: test.as(id) })).json()) as ProgressReply
const reset = async (id = newId(), user = userId) =>
  await test.send('POST', '/api/progress/reset', { headers: test.as(user), body: { id } })
const setRestDays = (restDays: object) =>
  test.send('PUT', '/api/progress/rest-days', { headers: test.as(userId), body: restDays })

/** An answered message in the real chat; its event then has the message's id. */
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
const messageSent = (id: string, visitId: string) => ({
  ...event({ type: 'message-sent', module: 'coaching', visitId }),
  id,
})

describe('without a session', () => {
  it.each([
    ['GET', '/api/progress'],
    ['POST', '/api/progress/events'],
    ['POST', '/api/progress/reset'],
    ['PUT', '/api/progress/rest-days'],
    ['GET', '/api/progress/report?from=2026-11-20&to=2026-11-21'],
  ])('%s %s is refused', async (method, path) => {
    const reply = await test.send(method, path, method === 'GET' ? {} : { body: {} })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('GET /api/progress', () => {
  it('inserts a default record when none exists', async () => {
    const { state, version } = await read()
    expect(version).toBe(0)
    expect(state).toMatchObject({ points: { total: 0 }, streak: 0, lastVisit: null, recentActivities: [] })
  })

  it("never shows another user's progress", async () => {
    const other = await test.addUser(newId())
    await report([visit()], other)
    expect((await read()).state.points.total).toBe(0)
    expect((await read(other)).state.points.total).toBe(2)
  })
})

describe('POST /api/progress/events', () => {
  it('applies events in order of time and answers with state and effects', async () => {
    const reply = await report([
      visit('coaching', '2026-11-21T11:00:00Z'),
      visit('friendship', '2026-11-21T10:00:00Z'),
    ])
    expect(reply).toMatchObject({ version: 1, pendingIds: [], state: { points: { total: 4, learning: 4 } } })
    expect(reply.state.recentActivities.map(({ module }) => module)).toEqual(['coaching', 'friendship'])
    expect(reply.effects).toEqual([
      { type: 'points-gained', category: 'learning', points: 2 },
      { type: 'points-gained', category: 'learning', points: 2 },
    ])
    expect(await read()).toEqual({ state: reply.state, version: 1 })
  })

  it('counts each id once: in one request, in a replay, and in another spelling', async () => {
    const once = toolUse()
    const first = await report([once, once])
    const replay = await report([{ ...once, id: once.id.toUpperCase() }, once])
    expect(replay).toEqual({ ...first, effects: [] })
  })

  it('lets two users use the same id', async () => {
    const other = await test.addUser(newId())
    const shared = toolUse()
    await report([shared])
    expect((await report([shared], other)).state.points.total).toBe(5)
  })

  it('comes to the same state whatever the order in which requests arrive', async () => {
    const other = await test.addUser(newId())
    const events = ['coaching', 'friendship', 'life-skills', 'nt-translator'].map((module, index) =>
      visit(module, `2026-11-21T0${index}:00:00Z`),
    )
    for (const each of events) await report([each])
    for (const each of events.toReversed()) await report([each], other)
    expect((await read(other)).state).toEqual((await read()).state)
  })

  it('counts the first open of a module once, whichever of two devices reports its own first', async () => {
    const other = await test.addUser(newId())
    const events = [visit('coaching', '2026-11-21T08:00:00Z'), visit('coaching', '2026-11-21T11:00:00Z')]
    for (const each of events) await report([each])
    for (const each of events.toReversed()) await report([each], other)
    for (const id of [userId, other]) expect((await read(id)).state.points).toMatchObject({ total: 2 })
  })

  it('counts a message to the assistant of the home page as one in a module', async () => {
    const sent = await report([
      { ...event({ type: 'message-sent', module: 'assistant', visitId: newId() }), id: await chat() },
    ])
    expect(sent.state.points).toMatchObject({ total: 13, interaction: 13 })
    expect(sent.state.recentActivities.at(-1)).toMatchObject({ reason: 'first-message' })
  })

  it('keeps what two devices do at once', async () => {
    const requests = Array.from({ length: 12 }, () => send([toolUse(), toolUse()]))
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await read()).toMatchObject({ version: 12, state: { points: { total: 24 * 5, learning: 120 } } })
  })

  it('counts an event once that two devices send at once', async () => {
    const same = toolUse()
    await Promise.all(Array.from({ length: 6 }, () => send([same])))
    expect((await read()).state.points.total).toBe(5)
  })
})

describe('forged events', () => {
  it.each([
    ['points of its own', { type: 'daily-visit', points: 500 }],
    ['an unknown type', { type: 'points-gained' }],
    ['an unknown module', { type: 'module-opened', module: 'telepathy' }],
    ['a reset', { type: 'progress-reset' }],
  ])('with %s are refused, and nothing of the request is applied', async (_, act) => {
    const reply = await send([visit(), event(act)])
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
    expect(await read()).toMatchObject({ version: 0 })
  })

  it.each([
    ['none', 0],
    ['more than 50', 51],
  ])('%s at once are refused', async (_, count) => {
    expect((await send(Array.from({ length: count }, toolUse))).status).toBe(400)
  })

  it('for messages that were never answered are refused by their place', async () => {
    const reply = await send([visit(), messageSent(newId(), newId()), event({ type: 'message-rewritten' })])
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      code: 'invalid-request',
      issues: [{ path: 'events.1.id' }, { path: 'events.2.id' }],
    })
    expect(await read()).toMatchObject({ version: 0 })
  })

  it("cannot claim another user's message", async () => {
    const other = await test.addUser(newId())
    const reply = await send([messageSent(await chat(), newId())], other)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request' })
  })

  it('cannot claim a message whose reply failed, which spent nothing', async () => {
    const id = newId()
    const scope = test.services
    await settleTokens(
      scope,
      await reserveTokens(scope, { userId, key: `chat:${id}`, wanted: 100, minimum: 1 }),
      0,
    )
    expect((await send([messageSent(id, newId())])).status).toBe(400)
  })

  it('cannot claim a chat message as a rewrite', async () => {
    expect((await send([{ ...event({ type: 'message-rewritten' }), id: await chat() }])).status).toBe(400)
  })

  it.each([
    ['a card that does not exist', { module: 'friendship', card: 'being-invisible' }],
    ["another module's card", { module: 'coaching', card: 'friend-drifting-away' }],
  ])('for %s are refused by their place, and give nothing', async (_, opened) => {
    const reply = await send([visit(), event({ type: 'resource-opened', ...opened })])
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ issues: [{ path: 'events.1.card' }] })
    expect(await read()).toMatchObject({ version: 0 })
  })

  it('count 60 times an hour where no other record can confirm them', async () => {
    for (let batch = 0; batch < 2; batch++) await report(Array.from({ length: 35 }, toolUse))
    expect((await read()).state.points.total).toBe(60 * 5)
    test.clock.now = new Date('2026-11-21T13:00:00Z')
    expect((await report([toolUse()])).state.points.total).toBe(61 * 5)
  })

  it('are put off when more come in an hour than any person makes', async () => {
    const many = () => Array.from({ length: 50 }, () => dailyVisit('2026-11-21T12:00:00Z'))
    for (let batch = 0; batch < 12; batch++) await report(many())
    const reply = await send([toolUse()])
    expect(reply.status).toBe(429)
    expect(await reply.json()).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 3600 })
  })
})

describe('opened cards of the skills library', () => {
  const opened = (card: string) => event({ type: 'resource-opened', module: 'friendship', card })

  it('give 3 learning points each, and once per hour for the same card', async () => {
    const first = await report([opened('friend-drifting-away')])
    expect(first.effects).toEqual([{ type: 'points-gained', category: 'learning', points: 3 }])
    const again = await report([opened('friend-drifting-away')])
    expect(again).toMatchObject({ effects: [], state: { points: { total: 3 } } })
    expect((await report([opened('friendship-group-chat')])).state.points.total).toBe(6)
  })

  it('count on progress that was kept before cards were remembered', async () => {
    await report([visit()])
    const { openedCards: _, ...older } = (await read()).state
    await test.db
      .update(userProgress)
      .set({ state: older as ProgressState })
      .where(eq(userProgress.userId, userId))
    expect((await report([opened('friend-drifting-away')])).state.points.total).toBe(5)
  })
})

describe('messages', () => {
  it('that the chat answered give 3 interaction points, first-chat, and the fifth a deep conversation', async () => {
    const visitId = newId()
    const first = await report([messageSent(await chat(), visitId)])
    expect(first.effects).toEqual([
      { type: 'points-gained', category: 'interaction', points: 3 },
      { type: 'achievement-unlocked', achievement: 'first-chat' },
    ])
    const ids = [await chat(), await chat(), await chat(), await chat()]
    const fifth = await report(ids.map((id) => messageSent(id, visitId)))
    expect(fifth.effects[0]).toEqual({ type: 'deep-conversation', module: 'coaching' })
    expect(fifth.state.achievements['deep-dive']).toEqual({ progress: 5, unlocked: true })
  })

  it('that are still being answered are left for later, and the rest counts', async () => {
    const id = newId()
    const reservation = await reserveTokens(test.services, {
      userId,
      key: `chat:${id}`,
      wanted: 100,
      minimum: 1,
    })
    const pending = messageSent(id, newId())
    expect(await report([pending, toolUse()])).toMatchObject({
      pendingIds: [id],
      state: { points: { total: 5 } },
    })
    await settleTokens(test.services, reservation, 40)
    expect(await report([pending])).toMatchObject({ pendingIds: [], state: { points: { total: 18 } } })
  })

  it('that were rewritten give 10 achievement points', async () => {
    const messageId = newId()
    const rewritten = await test.send('POST', '/api/rewrite', {
      headers: test.as(userId),
      body: { originalText: 'SEND ME THE REPORT BY FRIDAY!!!', messageId },
    })
    expect(rewritten.status).toBe(200)
    const { state } = await report([{ ...event({ type: 'message-rewritten' }), id: messageId }])
    expect(state.points).toMatchObject({ total: 10, achievement: 10 })
  })
})

describe('demo grants', () => {
  const grant = () => event({ type: 'demo-points-granted', category: 'achievement' })

  it('are refused outside demo mode', async () => {
    const reply = await send([toolUse(), grant()])
    expect(reply.status).toBe(403)
    expect(await read()).toMatchObject({ version: 0 })
  })

  it("are an operator's at any time", async () => {
    const operator = await test.addUser(newId(), 'operator@example.org')
    expect((await report([grant()], operator)).state.points.achievement).toBe(15)
  })

  it('are open in demo mode', async () => {
    const demo = await createTestApp({ env: { DEMO_MODE: 'true' }, database: test.opened })
    const advance = event({ type: 'demo-achievement-advanced', achievement: 'first-chat' })
    const reply = await demo.send('POST', '/api/progress/events', {
      headers: demo.as(userId),
      body: { events: [grant(), advance] },
    })
    expect(await reply.json()).toMatchObject({ state: { points: { total: 25, interaction: 10 } } })
  })
})

describe('the daily streak', () => {
  it("counts the user's own days around midnight and over the change of the clock", async () => {
    test.clock.now = new Date('2026-10-26T12:00:00Z')
    const { state } = await report([
      dailyVisit('2026-10-24T21:59:00Z', 'Europe/Zurich'),
      dailyVisit('2026-10-24T22:01:00Z', 'Europe/Zurich'),
      dailyVisit('2026-10-25T22:59:00Z', 'Europe/Zurich'),
      dailyVisit('2026-10-25T23:01:00Z', 'Europe/Zurich'),
    ])
    expect(state).toMatchObject({ streak: 3, lastVisit: { day: '2026-10-26' } })
    expect(state.achievements['daily-streak-3']).toEqual({ progress: 3, unlocked: true })
  })

  it('is not harmed by a clock set back or a zone further west', async () => {
    await report([dailyVisit('2026-11-19T12:00:00Z'), dailyVisit('2026-11-20T12:00:00Z')])
    const west = await report([dailyVisit('2026-11-21T05:00:00Z', 'America/Los_Angeles')])
    const back = await report([dailyVisit('2026-11-12T12:00:00Z')])
    expect([west.state.streak, back.state.streak]).toEqual([2, 2])
    expect((await report([dailyVisit('2026-11-21T12:00:00Z')])).state.streak).toBe(3)
  })

  it.each([
    ['years ahead', '2036-01-01T00:00:00Z'],
    ['years behind', '1990-01-01T00:00:00Z'],
  ])('counts a visit by a clock that is %s as today', async (_, at) => {
    const { state } = await report([dailyVisit(at)])
    expect(state.lastVisit).toMatchObject({ day: '2026-11-21', at: '2026-11-21T12:00:00.000Z' })
  })

  it('takes an unknown time zone as UTC', async () => {
    const { state } = await report([dailyVisit('2026-11-21T11:00:00Z', 'Mars/Olympus')])
    expect(state.lastVisit).toMatchObject({ day: '2026-11-21' })
  })
})

describe('PUT /api/progress/rest-days', () => {
  it('makes days no gap, also afterwards', async () => {
    await report([dailyVisit('2026-11-17T12:00:00Z'), dailyVisit('2026-11-18T12:00:00Z')])
    expect((await report([dailyVisit('2026-11-21T12:00:00Z')])).effects).toEqual([{ type: 'streak-reset' }])
    const reply = await setRestDays({ weekdays: [], dates: ['2026-11-20', '2026-11-19'] })
    expect(await reply.json()).toMatchObject({
      state: { streak: 3, restDays: { dates: ['2026-11-19', '2026-11-20'] } },
      effects: [
        { type: 'streak-reached', days: 3 },
        { type: 'achievement-unlocked', achievement: 'daily-streak-3' },
      ],
      pendingIds: [],
    })
  })

  it.each([
    [{ weekdays: [0], dates: [] }],
    [{ weekdays: [8], dates: [] }],
    [{ weekdays: [], dates: ['2026-02-30'] }],
    [{ weekdays: [], dates: Array(367).fill('2026-11-21') }],
    [{ weekdays: [] }],
  ])('refuses %j', async (body) => expect((await setRestDays(body)).status).toBe(400))
})

describe('POST /api/progress/reset', () => {
  it('restores the defaults, keeps the rest days, and is harmless when repeated', async () => {
    await setRestDays({ weekdays: [7], dates: [] })
    const before = toolUse()
    await report([before])
    const id = newId()
    const reply = await reset(id)
    expect(await reply.json()).toMatchObject({
      state: { points: { total: 0 }, recentActivities: [], restDays: { weekdays: [7] } },
      effects: [{ type: 'progress-reset' }],
    })
    await report([toolUse()])
    await reset(id)
    expect((await read()).state.points.total).toBe(5)
    expect((await report([before])).state.points.total).toBe(5)
  })

  it('refuses a body without an id', async () => {
    const reply = await test.send('POST', '/api/progress/reset', { headers: test.as(userId), body: {} })
    expect(reply.status).toBe(400)
  })
})

describe('a fault in the middle', () => {
  it('leaves neither events without progress nor progress without events', async () => {
    const once = toolUse()
    await test.opened.db.execute(
      `alter table user_progress add constraint broken check (version < 1) not valid` as never,
    )
    expect((await send([once])).status).toBe(500)
    await test.opened.db.execute('alter table user_progress drop constraint broken' as never)
    expect(await read()).toMatchObject({ version: 0, state: { points: { total: 0 } } })
    expect((await report([once])).state.points.total).toBe(5)
  })
})
