import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginRun } from '#domain/practice/begin-run.ts'
import type { ExerciseReply, RoundItem, RoundReply, SkillsMapReply } from '#domain/practice/contract.ts'
import { cutItems } from '#domain/practice/cut-items.ts'
import { rateItem } from '#domain/practice/item-memory.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { seedQuestions } from '../questionnaire/seed-questions.ts'
import { practiceItems } from './tables.ts'

const HOUR = 3_600_000
const test = setUpTestApp()
let userId: string

beforeAll(async () => {
  await seedQuestions(test.db)
})
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const call = (method: string, path: string, body?: object, caller = userId) =>
  test.send(method, `/api${path}`, { headers: test.as(caller), body })
const round = async (caller = userId, day = '2026-03-10') =>
  (await (await call('GET', `/practice-round?day=${day}`, undefined, caller)).json()) as RoundReply
const rate = (item: string, rating: string, caller = userId) =>
  call('PUT', `/practice-items/${item}`, { rating }, caller)
const rows = (caller = userId) => test.db.select().from(practiceItems).where(eq(practiceItems.userId, caller))
const audienceOf = ({ exercise }: RoundItem) =>
  test.services.content.practice.exercises.find(({ id }) => id === exercise.id)?.for
const pass = (hours: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + hours * HOUR)
}

describe('a round', () => {
  it('has five items of several exercises, each with its exercise and skill, and a sentence to keep', async () => {
    const { items, keep } = await round()
    expect(items).toHaveLength(5)
    expect(new Set(items.map(({ exercise }) => exercise.id)).size).toBe(5)
    expect(items.every(({ skill, part }) => skill !== '' && part.kind.length > 0)).toBe(true)
    expect(keep).toBeTruthy()
    expect(items.map(audienceOf)).toEqual(Array(5).fill('adult'))
  })

  it('is the same until something is said, and another one on another day', async () => {
    expect(await round()).toEqual(await round())
    expect(await round(userId, '2026-03-11')).not.toEqual(await round())
  })

  it.each([
    ['teen', { 3: '13 to 17' }],
    ['supporter', { 2: 'I am a parent or carer' }],
  ])('has only what is written for a %s, by the questionnaire', async (audience, responses) => {
    await call('PUT', '/questionnaire', { responses })
    expect((await round()).items.map(audienceOf)).toEqual(Array(5).fill(audience))
  })

  const GOAL = { 7: ['Friendships'] }
  const modulesOf = ({ items }: RoundReply) =>
    items.map(
      ({ exercise }) => test.services.content.practice.exercises.find(({ id }) => id === exercise.id)?.module,
    )

  it('follows the goals, unless the person wants no personalization', async () => {
    const without = await round()
    await call('PUT', '/questionnaire', { responses: GOAL })
    expect(modulesOf(await round())).toEqual(Array(5).fill('friendship'))
    await call('PATCH', '/settings', { aiPersonalization: false })
    expect(await round()).toEqual(without)
  })

  it('has nothing written for adults for a teen, also without personalization', async () => {
    await call('PUT', '/questionnaire', { responses: { 3: '13 to 17' } })
    await call('PATCH', '/settings', { aiPersonalization: false })
    expect((await round()).items.map(audienceOf)).toEqual(Array(5).fill('teen'))
  })

  it('brings an item again when it is due, and not before', async () => {
    const [first] = (await round()).items
    const id = first?.id ?? ''
    expect((await rate(id, 'again')).status).toBe(204)
    expect((await round()).items.map((item) => item.id)).not.toContain(id)
    pass(24 * 30)
    expect((await round()).items[0]?.id).toBe(id)
  })

  it('passes over an item whose exercise is gone', async () => {
    const memory = rateItem(null, 'again', new Date('2020-01-01T00:00:00Z'))
    const at = new Date('2020-01-02T00:00:00Z')
    await test.db
      .insert(practiceItems)
      .values({ userId, item: 'gone/0', memory, dueAt: at, lastRating: 'again', ratedAt: at })
    expect((await round()).items).toHaveLength(5)
    expect((await rate('gone/0', 'easily')).status).toBe(404)
    const { skills } = (await (await call('GET', '/practice-skills')).json()) as SkillsMapReply
    expect(skills.flatMap(({ again }) => again)).toEqual([])
  })

  it('is not given for a day that is none', async () => {
    expect((await call('GET', '/practice-round?day=2026-02-30')).status).toBe(400)
    expect((await call('GET', '/practice-round')).status).toBe(400)
  })

  it('is refused without a session', async () => {
    const without = (method: string, path: string, body?: object) =>
      test.send(method, `/api${path}`, { body })
    const statuses = await Promise.all([
      without('GET', '/practice-round?day=2026-03-10'),
      without('PUT', '/practice-items/a/0', { rating: 'again' }),
      without('GET', '/practice-skills'),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})

describe('what is said of an item', () => {
  it('counts once when it is sent twice, by two devices at once, or changed', async () => {
    const id = (await round()).items[0]?.id ?? ''
    const replies = await Promise.all([rate(id, 'again'), rate(id, 'again')])
    expect(replies.map(({ status }) => status)).toEqual([204, 204])
    await rate(id, 'easily')
    const [row] = await rows()
    expect(row).toMatchObject({ lastRating: 'easily', memory: { now: { reps: 1 }, before: null } })
  })

  it('is each person’s own', async () => {
    const other = await test.addUser(crypto.randomUUID())
    const id = (await round()).items[0]?.id ?? ''
    await rate(id, 'again', other)
    expect(await rows()).toEqual([])
    expect((await round()).items[0]?.id).toBe(id)
  })

  it.each([
    [
      'a part that the exercise does not have',
      'a-friend-calls-off-the-museum/none',
      { rating: 'again' },
      404,
    ],
    ['a name that is none', '-/-', { rating: 'again' }, 404],
    ['a grade', 'a-friend-calls-off-the-museum/message', { rating: 'wrong' }, 400],
    ['more than that', 'a-friend-calls-off-the-museum/message', { rating: 'again', points: 5 }, 400],
    ['nothing', 'a-friend-calls-off-the-museum/message', {}, 400],
  ])('takes no %s', async (_, item, body, status) => {
    expect((await call('PUT', `/practice-items/${item}`, body)).status).toBe(status)
    expect(await rows()).toEqual([])
  })
})

describe('the map of skills', () => {
  it('has every skill, with what was finished and said', async () => {
    const id = 'a-friend-calls-off-the-museum'
    await rate(`${id}/message`, 'easily')
    const scale = (await (await call('GET', '/exercises/my-scale-of-hurry')).json()) as ExerciseReply
    await call('PUT', `/exercise-runs/${scale.id}`, {
      version: scale.version,
      counter: 1,
      state: { ...beginRun(scale.exercise), isDone: true },
      isFinished: true,
    })
    const { skills } = (await (await call('GET', '/practice-skills')).json()) as SkillsMapReply
    expect(skills).toHaveLength(test.services.content.practice.skills.length)
    expect(skills.find((skill) => skill.id === 'change-a-plan')).toMatchObject({
      easily: [{ id, title: 'Adaeze calls off the museum' }],
      again: [],
    })
    expect(skills.find((skill) => skill.id === scale.skill.id)?.finished).toEqual([
      { id: scale.id, title: scale.exercise.title, finishedAt: test.clock.now.toISOString() },
    ])
  })
})

it('every exercise but the scales gives items to rounds, each with an id of its own', () => {
  const { exercises } = test.services.content.practice
  const ids = exercises.flatMap((exercise) => cutItems(exercise).map((item) => item.id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const exercise of exercises)
    expect(cutItems(exercise).length > 0, exercise.id).toBe(exercise.kind !== 'scale')
})
