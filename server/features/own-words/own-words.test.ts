import { beforeEach, describe, expect, it } from 'vitest'
import { type KeptSentencesReply, MAX_KEPT_SENTENCES } from '#domain/own-words/contract.ts'
import { MAX_SENTENCE_CHARACTERS } from '#domain/own-words/sentence-limits.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { keptSentences } from './tables.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const call = (method: string, path: string, body?: object, caller = userId) =>
  test.send(method, path, { headers: test.as(caller), body })
const form = (text: string, person = '', place = '') => ({ text, person, place })
const keep = (body: object, id: string = crypto.randomUUID(), caller = userId) =>
  call('PUT', `/api/kept-sentences/${id}`, body, caller)
async function kept(caller = userId) {
  const reply = await call('GET', '/api/kept-sentences', undefined, caller)
  return ((await reply.json()) as KeptSentencesReply).sentences
}

describe('my words', () => {
  it('keep a sentence with whom and where it is for, the newest first', async () => {
    expect(await (await keep(form(' I need a day. ', 'Mina', 'at work'))).json()).toEqual({ safety: null })
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    await keep(form('Not today.'))
    expect(await kept()).toMatchObject([form('Not today.'), { ...form('I need a day.', 'Mina', 'at work') }])
  })

  it('keep it once, however often it is sent, and change it in its place', async () => {
    const id = crypto.randomUUID()
    await Promise.all([keep(form('One.'), id), keep(form('One.'), id)])
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    await keep(form('Two.'))
    await keep(form('One, changed.', 'Ola'), id)
    expect((await kept()).map(({ text, person }) => [text, person])).toEqual([
      ['Two.', ''],
      ['One, changed.', 'Ola'],
    ])
  })

  it('are kept whatever the setting for data collection says: the person asked for it', async () => {
    await call('PATCH', '/api/settings', { dataCollection: false })
    await keep(form('Not today.'))
    expect(await kept()).toHaveLength(1)
  })

  it.each([
    ['nothing', form('  ')],
    ['invisible characters', form('\u200b')],
    ['too much', form('x'.repeat(MAX_SENTENCE_CHARACTERS + 1))],
    ['no text', { person: '', place: '' }],
    ['a field that does not exist', { ...form('Yes.'), owner: 'me' }],
  ])('refuse %s', async (_, body) => {
    expect((await keep(body)).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('refuse what has no id', async () => {
    expect((await call('PUT', '/api/kept-sentences/none', form('Yes.'))).status).toBe(400)
  })

  it(`take ${MAX_KEPT_SENTENCES} sentences and no more, and those can still be changed`, async () => {
    const rows = Array.from({ length: MAX_KEPT_SENTENCES }, () => ({
      ...form('One.'),
      userId,
      id: crypto.randomUUID(),
      createdAt: test.clock.now,
    }))
    await test.db.insert(keptSentences).values(rows)
    const refused = await keep(form('One more.'))
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'too-many-words' }])
    expect((await keep(form('Changed.'), rows[0]?.id)).status).toBe(200)
  })

  it('are deleted one by one', async () => {
    const id = crypto.randomUUID()
    await keep(form('One.'), id)
    await keep(form('Two.'))
    expect((await call('DELETE', `/api/kept-sentences/${id}`)).status).toBe(204)
    expect((await kept()).map(({ text }) => text)).toEqual(['Two.'])
  })

  it('are their own writer’s alone, also under the same id, and need a session', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(crypto.randomUUID())
    await keep(form('Mine.'), id)
    await keep(form('Theirs.'), id, other)
    await call('DELETE', `/api/kept-sentences/${id}`, undefined, other)
    expect(await kept()).toMatchObject([form('Mine.')])
    expect(await kept(other)).toEqual([])
    for (const [method, path] of [
      ['GET', '/api/kept-sentences'],
      ['PUT', `/api/kept-sentences/${id}`],
      ['DELETE', `/api/kept-sentences/${id}`],
    ] as const)
      expect(
        (await test.send(method, path, { body: method === 'PUT' ? form('X.') : undefined })).status,
      ).toBe(401)
  })

  it('come back with the safety card when they have a sign of danger, and are kept', async () => {
    const reply = await keep(form('I want to kill myself tonight'))
    expect(await reply.json()).toMatchObject({ safety: { topic: 'suicide' } })
    expect(await kept()).toHaveLength(1)
  })
})
