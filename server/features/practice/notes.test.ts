import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_PRACTICE_NOTES, type PracticeNotesReply } from '#domain/practice/note-contract.ts'
import { MAX_NOTE_CHARACTERS, MAX_NOTE_PERSON_CHARACTERS } from '#domain/practice/note-limits.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { practiceNotes } from './tables.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const call = (method: string, path: string, body?: object, caller = userId) =>
  test.send(method, `/api${path}`, { headers: test.as(caller), body })
const form = (text: string, change: object = {}) => ({ skill: 'change-a-plan', person: '', text, ...change })
const keep = (body: object, id: string = crypto.randomUUID(), caller = userId) =>
  call('PUT', `/practice-notes/${id}`, body, caller)
async function kept(caller = userId) {
  const reply = await call('GET', '/practice-notes', undefined, caller)
  return ((await reply.json()) as PracticeNotesReply).notes
}
const pass = (milliseconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + milliseconds)
}

describe('notes from real life', () => {
  it('are kept under their skill, with whom and what happened, the newest first', async () => {
    const first = form('I asked for another day.', { person: 'Mina' })
    expect(await (await keep({ ...first, text: ` ${first.text} ` })).json()).toEqual({ safety: null })
    pass(1_000)
    await keep(form('I tried again.'))
    expect(await kept()).toMatchObject([form('I tried again.'), first])
  })

  it('are kept once, however often they are sent, and changed in their place', async () => {
    const id = crypto.randomUUID()
    await Promise.all([keep(form('One.'), id), keep(form('One.'), id)])
    pass(1_000)
    await keep(form('Two.'))
    await keep(form('One, changed.', { skill: 'ask-what-was-meant' }), id)
    expect((await kept()).map(({ text }) => text)).toEqual(['Two.', 'One, changed.'])
  })

  it('are kept whatever the setting for data collection says: the person asked for it', async () => {
    await call('PATCH', '/settings', { dataCollection: false })
    await keep(form('I asked.'))
    expect(await kept()).toHaveLength(1)
  })

  it.each([
    ['nothing', form('  ')],
    ['invisible characters', form('\u200b')],
    ['too much', form('x'.repeat(MAX_NOTE_CHARACTERS + 1))],
    ['too long a name', form('Yes.', { person: 'x'.repeat(MAX_NOTE_PERSON_CHARACTERS + 1) })],
    ['no skill', { person: '', text: 'Yes.' }],
    ['a field that does not exist', form('Yes.', { owner: 'me' })],
  ])('refuse %s', async (_, body) => {
    expect((await keep(body)).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('refuse a skill that does not exist, and what has no id', async () => {
    expect((await keep(form('Yes.', { skill: 'none' }))).status).toBe(404)
    expect((await call('PUT', '/practice-notes/none', form('Yes.'))).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('are still listed when their skill is gone', async () => {
    const row = { ...form('Yes.', { skill: 'gone' }), userId, id: crypto.randomUUID() }
    await test.db.insert(practiceNotes).values({ ...row, createdAt: test.clock.now } as never)
    expect(await kept()).toMatchObject([{ skill: 'gone', text: 'Yes.' }])
  })

  it(`are ${MAX_PRACTICE_NOTES} and no more, and those can still be changed`, async () => {
    const rows = Array.from({ length: MAX_PRACTICE_NOTES }, () => ({
      skill: 'change-a-plan',
      person: '',
      text: 'One.',
      userId,
      id: crypto.randomUUID(),
      createdAt: test.clock.now,
    }))
    await test.db.insert(practiceNotes).values(rows)
    const refused = await keep(form('One more.'))
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'too-many-notes' }])
    expect((await keep(form('Changed.'), rows[0]?.id)).status).toBe(200)
  })

  it('are their own writer’s alone, also under the same id, and need a session', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(crypto.randomUUID())
    await keep(form('Mine.'), id)
    await keep(form('Theirs.'), id, other)
    await call('DELETE', `/practice-notes/${id}`, undefined, other)
    expect(await kept()).toMatchObject([form('Mine.')])
    expect(await kept(other)).toEqual([])
    for (const [method, path, body] of [
      ['GET', '/api/practice-notes', undefined],
      ['PUT', `/api/practice-notes/${id}`, form('X.')],
      ['DELETE', `/api/practice-notes/${id}`, undefined],
    ] as const)
      expect((await test.send(method, path, { body })).status).toBe(401)
  })

  it('come back with the safety card when they have a sign of danger, and are kept', async () => {
    const reply = await keep(form('I want to kill myself tonight'))
    expect(await reply.json()).toMatchObject({ safety: { topic: 'suicide' } })
    expect(await kept()).toHaveLength(1)
  })

  it('are in the export of the account, and are deleted one by one', async () => {
    const id = crypto.randomUUID()
    await keep(form('I asked for another day.'), id)
    const reply = await call('GET', '/account/export')
    const files = Object.values(unzipSync(new Uint8Array(await reply.arrayBuffer())))
    expect(files.map((file) => strFromU8(file)).join()).toContain('I asked for another day.')
    expect((await call('DELETE', `/practice-notes/${id}`)).status).toBe(204)
    expect(await kept()).toEqual([])
  })
})
