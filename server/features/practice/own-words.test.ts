import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ExerciseReply, ExerciseRunReply, OwnWordsReply } from '#domain/practice/contract.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'

const ID = 'a-friend-calls-off-the-museum'
const DANGER = 'I want to kill myself tonight'
const test = setUpTestApp()
let userId: string
let version: string

beforeAll(async () => {
  userId = await test.addUser(crypto.randomUUID())
  version = await versionOf(ID)
})

async function versionOf(id: string) {
  const reply = await test.send('GET', `/api/exercises/${id}`, { headers: test.as(userId) })
  return ((await reply.json()) as ExerciseReply).version
}
const send = (change: object = {}, id = ID) =>
  test.send('POST', `/api/exercises/${id}/own-words`, {
    headers: test.as(userId),
    body: { version, chosen: [], words: 'k', isMeantOtherwise: false, ...change },
  })
const read = async (words: string, change: object = {}) =>
  (await (await send({ words, ...change })).json()) as OwnWordsReply

describe('own words in a talk', () => {
  it.each([
    ['why didnt u tell me yesterday', [], 1],
    ['what about next saturday then?', [0], 0],
    ['im sorry i was sad and it came out as blame', [1], 2],
  ])('"%s" is answered by the branch of the nearest reply', async (words, chosen, nearest) => {
    expect((await read(words, { chosen })).reading?.nearest).toBe(nearest)
  })

  it.each(['😭😭😭', 'لا أريد ذلك', '...', '12345'])('are not guessed at: %s', async (words) => {
    expect((await read(words)).reading).toEqual({ move: null, nearest: null, unsaid: null })
  })

  it('are read with markup in them as any others', async () =>
    expect((await read('<b>I am sorry</b>')).reading?.move).toBe('apologizes'))

  it('with a clear sign of danger bring the card in place of the turn, until something else was meant', async () => {
    expect(await read(DANGER)).toMatchObject({ reading: null, safety: { kind: 'card', topic: 'suicide' } })
    const meant = await read(DANGER, { isMeantOtherwise: true })
    expect(meant).toMatchObject({ safety: null, reading: expect.anything() })
  })

  it.each([
    ['a text that was changed', { version: 'older' }, ID],
    ['a way that does not exist', { chosen: [0, 0, 0, 0, 0, 0, 0, 0] }, ID],
    ['an exercise that is gone', {}, 'none'],
  ])('with a clear sign of danger bring the card for %s too', async (_, change, id) => {
    const reply = await send({ words: DANGER, ...change }, id)
    expect(await reply.json()).toMatchObject({ reading: null, safety: { kind: 'card', topic: 'suicide' } })
  })

  it('are told what another reply says and they do not', async () =>
    expect((await read('Why did you not tell me?')).reading).toMatchObject({ move: 'asks', unsaid: 'need' }))

  it('are refused with a reader that fails, and nothing of them is kept or logged', async () => {
    const readMove = () => {
      throw new Error('the reader fails')
    }
    const failing = await createTestApp({ services: () => ({ readMove }) })
    const logged = vi.spyOn(failing.services.log, 'error')
    const id = await failing.addUser(crypto.randomUUID())
    const reply = await failing.send('POST', `/api/exercises/${ID}/own-words`, {
      headers: failing.as(id),
      body: { version, chosen: [], words: 'my secret words', isMeantOtherwise: false },
    })
    expect([reply.status, await reply.json()]).toMatchObject([500, { code: 'unexpected' }])
    expect(logged).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret')
    await failing.close()
  })

  it.each([
    ['10,000 letters', { words: 'x'.repeat(10_000) }],
    ['nothing', { words: '  ' }],
    ['a way that does not exist', { chosen: [0, 0, 0, 0, 0, 0, 0, 0] }],
    ['a field that does not exist', { move: 'asks' }],
  ])('are refused for %s', async (_, change) => expect((await send(change)).status).toBe(400))

  it('are refused outside a talk, for a changed text, for none, and without a session', async () => {
    expect(await (await send({ version: 'older' })).json()).toMatchObject({ code: 'exercise-changed' })
    expect((await send({}, 'none')).status).toBe(404)
    const scale = await send({ version: await versionOf('my-scale-of-hurry') }, 'my-scale-of-hurry')
    expect([scale.status, await scale.json()]).toMatchObject([400, { code: 'invalid-request' }])
    expect((await test.send('POST', `/api/exercises/${ID}/own-words`, { body: {} })).status).toBe(401)
  })
})

describe('own words in a kept talk', () => {
  const words = {
    turn: 'message',
    words: 'Why did you not tell me?',
    move: 'asks',
    nearest: 1,
    unsaid: 'need',
  }
  const form = (counter: number, own: object[] = [words], said = [0]) => ({
    version,
    counter,
    state: { chosen: [1], pending: null, own, said },
    isFinished: false,
  })
  const put = (body: object, as = userId) =>
    test.send('PUT', `/api/exercise-runs/${ID}`, { headers: test.as(as), body })
  const get = async (as = userId) => {
    const reply = await test.send('GET', `/api/exercise-runs/${ID}`, { headers: test.as(as) })
    return ((await reply.json()) as ExerciseRunReply).run
  }

  it('are there on another device, and for nobody else', async () => {
    const other = await test.addUser(crypto.randomUUID())
    expect((await put(form(1))).status).toBe(200)
    expect((await get())?.state).toEqual(form(1).state)
    expect(await get(other)).toBeNull()
  })

  it('are taken again when the answer to them was lost, and bring no card again', async () => {
    const danger = form(2, [{ ...words, words: DANGER }])
    expect(await (await put(danger)).json()).toMatchObject({ safety: null })
    expect((await put(danger)).status).toBe(200)
  })

  it.each([
    ['too long', [{ ...words, words: 'x'.repeat(601) }], [0]],
    ['for a turn that does not exist', [{ ...words, turn: 'none' }], [0]],
    ['said where there are none', [], [0]],
  ])('are refused when they are %s, and what was kept stays', async (_, own, said) => {
    const before = await get()
    expect((await put(form(9, own, said))).status).toBe(400)
    expect(await get()).toEqual(before)
  })

  it('are refused without a session', async () =>
    expect((await test.send('PUT', `/api/exercise-runs/${ID}`, { body: form(3) })).status).toBe(401))

  it('are in the export of the account, and go with the place', async () => {
    await put(form(20))
    const reply = await test.send('GET', '/api/account/export', { headers: test.as(userId) })
    const files = Object.values(unzipSync(new Uint8Array(await reply.arrayBuffer()))).map((file) =>
      strFromU8(file),
    )
    expect(files.join()).toContain('Why did you not tell me?')
    await test.send('DELETE', `/api/exercise-runs/${ID}`, { headers: test.as(userId) })
    expect(await get()).toBeNull()
  })
})
