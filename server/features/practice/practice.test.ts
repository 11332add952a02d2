import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginRun } from '#domain/practice/begin-run.ts'
import type {
  ExerciseReply,
  ExerciseRunReply,
  ExerciseRunsReply,
  ExercisesReply,
} from '#domain/practice/contract.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { contentVersion } from './read-exercises.ts'

const test = setUpTestApp()
let userId: string
let talk: ExerciseReply
let scale: ExerciseReply

beforeAll(async () => {
  userId = await test.addUser(crypto.randomUUID())
  talk = await read('a-friend-calls-off-the-museum')
  scale = await read('my-scale-of-hurry')
})
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const call = (method: string, path: string, body?: object, caller = userId) =>
  test.send(method, `/api${path}`, { headers: test.as(caller), body })
const read = async (id: string) => (await (await call('GET', `/exercises/${id}`)).json()) as ExerciseReply
const form = (counter: number, chosen: number[], change: object = {}) => ({
  version: talk.version,
  counter,
  state: { chosen, pending: null },
  isFinished: false,
  ...change,
})
const keep = (body: object, id = talk.id, caller = userId) =>
  call('PUT', `/exercise-runs/${id}`, body, caller)
const kept = async (id = talk.id, caller = userId) =>
  ((await (await call('GET', `/exercise-runs/${id}`, undefined, caller)).json()) as ExerciseRunReply).run
const runs = async () => ((await (await call('GET', '/exercise-runs')).json()) as ExerciseRunsReply).runs

/** Replies that lead to an ending by always choosing the first. */
function firstWay(): number[] {
  const chosen: number[] = []
  if (talk.exercise.kind !== 'talk') throw new Error('no talk')
  const { turns, start } = talk.exercise
  for (let name = start; turns[name]; name = turns[name]?.replies[0]?.to ?? '') chosen.push(0)
  return chosen
}

describe('the exercises', () => {
  it('are listed without their texts, by module and from small to hard', async () => {
    const { exercises } = (await (await call('GET', '/exercises')).json()) as ExercisesReply
    expect(exercises.find(({ id }) => id === talk.id)).toEqual({
      id: talk.id,
      module: 'friendship',
      kind: 'talk',
      title: 'Adaeze calls off the museum',
      skill: 'Change a plan',
      for: 'adult',
      level: 'small',
      minutes: 5,
    })
    const friendship = exercises.filter(({ module }) => module === 'friendship').map(({ level }) => level)
    expect(friendship).toEqual([
      ...friendship.filter((level) => level === 'small'),
      ...friendship.filter((level) => level === 'middle'),
      ...friendship.filter((level) => level === 'hard'),
    ])
  })

  it('are read whole, with their skill', () => {
    expect(talk).toMatchObject({
      module: 'friendship',
      exercise: { kind: 'talk', partner: { name: 'Adaeze' } },
      skill: { id: 'change-a-plan' },
    })
  })

  it('have a version that changes with their text alone', () => {
    const placed = { ...talk.exercise, id: talk.id, module: talk.module }
    expect(contentVersion(placed)).toBe(talk.version)
    expect(contentVersion({ ...placed, id: 'another' })).toBe(talk.version)
    expect(contentVersion({ ...placed, intro: 'Another.' })).not.toBe(talk.version)
  })

  it('that do not exist are not found', async () => {
    for (const path of ['/exercises/none', '/exercise-runs/none'])
      expect((await call('GET', path)).status).toBe(404)
    expect((await keep(form(1, []), 'none')).status).toBe(404)
  })
})

describe('where a person is in an exercise', () => {
  it('is kept turn by turn, and none is there before', async () => {
    expect(await kept()).toBeNull()
    await keep(form(1, [0]))
    await keep(form(2, [0, 1]))
    expect(await kept()).toEqual({ ...form(2, [0, 1]), finishedAt: null })
  })

  it('is refused with the newer one when another device has gone further', async () => {
    await keep(form(5, [0, 1]))
    const reply = await keep(form(4, [2]))
    expect([reply.status, await reply.json()]).toMatchObject([
      409,
      { code: 'exercise-run-outdated', run: { counter: 5, state: { chosen: [0, 1] } } },
    ])
    expect((await keep(form(5, [2]))).status).toBe(409)
    expect(await kept()).toMatchObject({ counter: 5, state: { chosen: [0, 1] } })
  })

  it('is taken again when the answer to it was lost', async () => {
    await keep(form(1, [0]))
    expect((await keep(form(1, [0]))).status).toBe(200)
  })

  it('goes to one of two devices that send at once', async () => {
    const statuses = await Promise.all([keep(form(1, [0])), keep(form(1, [1]))])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is refused when the exercise was changed since', async () => {
    const reply = await keep(form(1, [], { version: 'older' }))
    expect(await reply.json()).toMatchObject({ code: 'exercise-changed' })
  })

  it.each([
    ['a reply that the turn does not have', { state: { chosen: [3], pending: null } }],
    ['a way behind the ending', { state: { chosen: [0, 0, 0, 0, 0, 0, 0, 0], pending: 0 } }],
    ['a state of another kind', { state: { sequence: [0, 1, 2, 3], isShown: false } }],
    ['a field that does not exist', { state: { chosen: [], pending: null, points: 5 } }],
    ['an end that is not reached', { isFinished: true }],
    ['no counter', { counter: 0 }],
  ])('takes no %s', async (_, change) => {
    expect((await keep(form(1, [0], change))).status).toBe(400)
    expect(await kept()).toBeNull()
  })

  it('says when the exercise was finished, also when it is begun anew', async () => {
    const chosen = firstWay()
    await keep(form(1, chosen, { isFinished: true }))
    const finishedAt = test.clock.now.toISOString()
    expect(await kept()).toMatchObject({ isFinished: true, finishedAt })
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    await keep(form(2, chosen, { isFinished: true }))
    expect(await kept()).toMatchObject({ finishedAt })
    await keep(form(3, []))
    expect(await runs()).toEqual([{ exercise: talk.id, isFinished: false, finishedAt }])
    await keep(form(4, chosen, { isFinished: true }))
    expect(await kept()).toMatchObject({ finishedAt: test.clock.now.toISOString() })
  })

  it('is listed with the exercise that was gone on with last in front', async () => {
    await keep(form(1, [0]))
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    await keep(
      { version: scale.version, counter: 1, state: beginRun(scale.exercise), isFinished: false },
      scale.id,
    )
    expect((await runs()).map(({ exercise }) => exercise)).toEqual([scale.id, talk.id])
  })

  it('is deleted, and is each person’s own', async () => {
    const other = await test.addUser(crypto.randomUUID())
    await keep(form(1, [0]))
    await keep(form(1, [1]), talk.id, other)
    expect((await call('DELETE', `/exercise-runs/${talk.id}`)).status).toBe(204)
    expect(await kept()).toBeNull()
    expect(await kept(talk.id, other)).toMatchObject({ state: { chosen: [1] } })
  })

  it('keeps own words of a scale, and shows the safety card for signs of danger in them', async () => {
    const words = ['', '', '', '', 'I want to kill myself tonight \ud83d']
    const reply = await keep(
      { version: scale.version, counter: 1, state: { words, isDone: false }, isFinished: false },
      scale.id,
    )
    expect(await reply.json()).toMatchObject({ safety: { topic: 'suicide' } })
    expect(await kept(scale.id)).toMatchObject({
      state: { words: ['', '', '', '', 'I want to kill myself tonight \ufffd'] },
    })
  })
})
