import { beforeEach, describe, expect, it } from 'vitest'
import type { EnergyCheckinsReply } from '#domain/energy/contract.ts'
import { ENERGY_HOLDS_MS, MAX_ENERGY_WORDS_CHARACTERS } from '#domain/energy/energy-level.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { changeSettings } from '../settings/change-settings.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const call = (method: string, path: string, body?: object, caller = userId) =>
  test.send(method, path, { headers: test.as(caller), body })
const record = (form: object, id: string = crypto.randomUUID(), caller = userId) =>
  call('PUT', `/api/energy-checkins/${id}`, form, caller)
function wait(ms: number) {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
async function listed(caller = userId) {
  const reply = await call('GET', '/api/energy-checkins', undefined, caller)
  return ((await reply.json()) as EnergyCheckinsReply).checkins
}

describe('an energy check-in', () => {
  it('is kept with its words, and listed newest first', async () => {
    expect(await (await record({ level: 'low', words: ' like fog ' })).json()).toEqual({
      isKept: true,
      safety: null,
    })
    wait(60_000)
    await record({ level: 'full', words: '' })
    expect((await listed()).map(({ level, words }) => [level, words])).toEqual([
      ['full', ''],
      ['low', 'like fog'],
    ])
  })

  it('is kept once, however often it is sent', async () => {
    const id = crypto.randomUUID()
    await Promise.all([record({ level: 'low', words: '' }, id), record({ level: 'low', words: '' }, id)])
    expect(await listed()).toHaveLength(1)
  })

  it('is what was said last under its id', async () => {
    const id = crypto.randomUUID()
    await record({ level: 'low', words: 'fog' }, id)
    wait(60_000)
    await record({ level: 'medium', words: '' }, id)
    const createdAt = test.clock.now.toISOString()
    expect(await listed()).toEqual([{ id, level: 'medium', words: '', createdAt }])
  })

  it('is taken 60 times an hour', async () => {
    for (let count = 0; count < 60; count += 1) await record({ level: 'low', words: '' })
    expect((await record({ level: 'low', words: '' })).status).toBe(429)
    wait(60 * 60 * 1000)
    expect((await record({ level: 'low', words: '' })).status).toBe(200)
  })

  it('is not kept while data collection is off', async () => {
    await call('PATCH', '/api/settings', { dataCollection: false })
    expect(await (await record({ level: 'low', words: 'fog' })).json()).toMatchObject({ isKept: false })
    expect(await listed()).toEqual([])
  })

  it('is not kept when data collection is being switched off', async () => {
    const recording = await test.db.transaction(async (tx) => {
      await changeSettings({ ...test.services, db: tx }, userId, { dataCollection: false })
      const reply = record({ level: 'low', words: 'fog' })
      await untilWaiting(tx, reply)
      return { reply }
    })
    expect(await (await recording.reply).json()).toMatchObject({ isKept: false })
    expect(await listed()).toEqual([])
  })

  it('is deleted alone, or with all others', async () => {
    const id = crypto.randomUUID()
    await record({ level: 'low', words: '' }, id)
    await record({ level: 'full', words: '' })
    expect((await call('DELETE', `/api/energy-checkins/${id}`)).status).toBe(204)
    expect((await listed()).map(({ level }) => level)).toEqual(['full'])
    expect((await call('DELETE', '/api/energy-checkins')).status).toBe(204)
    expect(await listed()).toEqual([])
  })

  it('is its own writer’s alone, also under the same id, and needs a session', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(crypto.randomUUID())
    await record({ level: 'low', words: 'mine' }, id)
    await record({ level: 'full', words: 'theirs' }, id, other)
    await call('DELETE', `/api/energy-checkins/${id}`, undefined, other)
    expect(await listed()).toMatchObject([{ level: 'low', words: 'mine' }])
    expect(await listed(other)).toEqual([])
    expect((await test.send('GET', '/api/energy-checkins')).status).toBe(401)
  })

  it('comes back with the safety card when its words have a sign of danger, and is kept', async () => {
    const reply = await record({ level: 'low', words: 'I want to kill myself tonight' })
    expect(await reply.json()).toMatchObject({ isKept: true, safety: { topic: 'suicide' } })
    expect(await listed()).toHaveLength(1)
  })

  it.each([
    [{ level: 'empty', words: '' }],
    [{ level: 'low' }],
    [{ level: 'low', words: 'x'.repeat(MAX_ENERGY_WORDS_CHARACTERS + 1) }],
    [{ level: 'low', words: '', createdAt: '2020-01-01T00:00:00Z' }],
  ])('is refused when it is %j', async (form) => {
    expect((await record(form)).status).toBe(400)
    expect(await listed()).toEqual([])
  })
})

describe('low energy', () => {
  async function lengthOfReply() {
    const model = createScriptedModel(['A reply.'])
    test.services.model = model
    const messages = [{ role: 'user', content: 'How do I cancel a plan?' }]
    await call('POST', '/api/chat', { module: 'coaching', messageId: crypto.randomUUID(), messages })
    return model.requests[0]?.replyLength
  }

  it('makes replies short, but not for a user who wants no personalization', async () => {
    await call('PATCH', '/api/settings', { aiResponseLength: 'detailed' })
    expect(await lengthOfReply()).toBe('detailed')
    await record({ level: 'low', words: '' })
    expect(await lengthOfReply()).toBe('concise')
    await call('PATCH', '/api/settings', { aiPersonalization: false })
    expect(await lengthOfReply()).toBe('detailed')
  })

  it('counts until it is too old, or until a newer check-in', async () => {
    const isShort = async () => (await lengthOfReply()) === 'concise'
    expect(await isShort()).toBe(false)
    await record({ level: 'low', words: '' })
    expect(await isShort()).toBe(true)
    wait(60_000)
    await record({ level: 'medium', words: '' })
    expect(await isShort()).toBe(false)
    wait(60_000)
    await record({ level: 'low', words: '' })
    wait(ENERGY_HOLDS_MS)
    expect(await isShort()).toBe(false)
  })
})
