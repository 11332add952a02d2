import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExerciseReply, OwnWordsReply } from '#domain/practice/contract.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const ID = 'a-friend-calls-off-the-museum'
const DANGER = 'I want to kill myself tonight'
let test: TestApp
let userId: string
let version: string

beforeAll(async () => {
  test = await createTestApp()
  userId = await test.addUser(crypto.randomUUID())
  const reply = await test.send('GET', `/api/exercises/${ID}`, { headers: test.as(userId) })
  version = ((await reply.json()) as ExerciseReply).version
})
afterAll(() => test.close())

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
    expect((await read(words)).reading).toEqual({ move: null, nearest: null })
  })

  it('are read with markup in them as any others', async () =>
    expect((await read('<b>I am sorry</b>')).reading?.move).toBe('apologizes'))

  it('with a clear sign of danger bring the card in place of the turn, until something else was meant', async () => {
    expect(await read(DANGER)).toMatchObject({ reading: null, safety: { kind: 'card', topic: 'suicide' } })
    const meant = await read(DANGER, { isMeantOtherwise: true })
    expect(meant).toMatchObject({ safety: null, reading: expect.anything() })
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
    expect((await send({}, 'my-scale-of-hurry')).status).not.toBe(200)
    expect((await test.send('POST', `/api/exercises/${ID}/own-words`, { body: {} })).status).toBe(401)
  })
})
