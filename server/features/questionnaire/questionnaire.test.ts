import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Question } from '#domain/questionnaire/question.ts'
import { recordEvents } from '../../testing/record-events.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { saveAnswers } from './save-answers.ts'
import { seedQuestions } from './seed-questions.ts'
import { questionnaireResponses, questions } from './tables.ts'

const test = setUpTestApp()
let userId: string

beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

async function get<T>(path: string, id = userId): Promise<T> {
  return (await (await test.send('GET', path, { headers: test.as(id) })).json()) as T
}
const save = (responses: unknown, id = userId) =>
  test.send('PUT', '/api/questionnaire', { headers: test.as(id), body: { responses } })
const answersOf = async (id = userId) =>
  (await get<{ responses: Record<string, unknown> }>('/api/questionnaire', id)).responses

describe('GET /api/questions', () => {
  it('lists what the product has to ask, in order, each with a hint of what the answer changes', async () => {
    const { questions: list } = await get<{ questions: Question[] }>('/api/questions')
    expect(list.map(({ id, type }) => [id, type])).toEqual([
      [1, 'text'],
      [2, 'select'],
      [3, 'select'],
      [4, 'text'],
      [5, 'select'],
      [6, 'text'],
      [7, 'multi_select'],
      [8, 'multi_select'],
      [9, 'multi_select'],
      [10, 'text'],
      [11, 'text'],
    ])
    expect(list.find(({ id }) => id === 4)?.text).toContain('neurodivergent')
    expect(list.find(({ id }) => id === 6)?.text).toContain('call your AI companion')
    expect(list.find(({ id }) => id === 5)?.options[0]).toBe('Identity-first: autistic person')
    expect(list.find(({ id }) => id === 3)?.options[0]).toContain('an adult holds the account')
    expect(list.every(({ hint }) => (hint?.length ?? 0) > 20)).toBe(true)
  })

  it('never says a word that the product does not use', async () => {
    const { questions: list } = await get<{ questions: Question[] }>('/api/questions')
    expect(JSON.stringify(list)).not.toMatch(/therapy|treatment|diagnos|disorder|symptom|!/i)
  })

  it('is seeded again without change, renews changed words and keeps questions that were added', async () => {
    await test.db.update(questions).set({ text: 'Old words' }).where(eq(questions.id, 1))
    await test.db.insert(questions).values({ id: 900, text: 'Added?', type: 'text' })
    await Promise.all([seedQuestions(test.db), seedQuestions(test.db)])
    const { questions: list } = await get<{ questions: Question[] }>('/api/questions')
    expect(list).toHaveLength(12)
    expect(list[0]?.text).toBe('What name should the coach use for you?')
    await test.db.delete(questions).where(eq(questions.id, 900))
  })
})

describe('without a session', () => {
  it.each([
    ['GET', '/api/questions'],
    ['GET', '/api/questionnaire'],
    ['PUT', '/api/questionnaire'],
    ['GET', '/api/companion'],
  ])('%s %s is refused', async (method, path) => {
    const body = method === 'PUT' ? { responses: { 1: 'x' } } : undefined
    const reply = await test.send(method, path, { body })
    expect(reply.status).toBe(401)
    expect(await reply.json()).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('GET and PUT /api/questionnaire', () => {
  it('is an empty form and no error as long as there are no answers', async () => {
    expect(await get('/api/questionnaire')).toEqual({ responses: {}, updatedAt: null })
  })

  it('saves answers and keeps those that are not given', async () => {
    await save({ 1: 'Ada', 7: ['Friendships'] })
    const reply = await save({ 2: 'I use it for myself', 1: '' })
    expect(reply.status).toBe(200)
    const expected = {
      responses: { 1: null, 2: 'I use it for myself', 7: ['Friendships'] },
      updatedAt: '2026-11-21T12:00:00.000Z',
    }
    expect(await reply.json()).toEqual({ ...expected, safety: null })
    expect(await get('/api/questionnaire')).toEqual(expected)
  })

  it("never touches or shows another user's answers", async () => {
    const other = await test.addUser(crypto.randomUUID())
    await save({ 1: 'Ada' })
    await save({ 1: 'Eve' }, other)
    expect(await answersOf()).toEqual({ 1: 'Ada' })
    expect(await answersOf(other)).toEqual({ 1: 'Eve' })
  })

  it('lets devices that change different answers at once all win', async () => {
    const changes = {
      1: 'Grace',
      2: 'I use it for myself',
      4: 'Autistic',
      6: 'Fern',
      7: ['Friendships'],
      8: ['Numbered steps'],
      10: 'Work',
      11: 'I like lists.',
    }
    await save({ 1: 'Ada' })
    await Promise.all(Object.entries(changes).map(([id, answer]) => save({ [id]: answer })))
    expect(await answersOf()).toEqual(changes)
  })

  it('lets the first answers of two devices at once both win', async () => {
    await Promise.all([save({ 1: 'Ada' }), save({ 4: 'Autistic' })])
    expect(await answersOf()).toEqual({ 1: 'Ada', 4: 'Autistic' })
  })

  it('refuses an answer of 10,000 characters, says which and why, and saves nothing', async () => {
    await save({ 1: 'Ada' })
    const reply = await save({ 1: 'Grace', 11: 'x'.repeat(10_000) })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      code: 'invalid-request',
      issues: [{ path: 'responses.11', message: 'Write at most 2,000 characters.' }],
    })
    expect(await answersOf()).toEqual({ 1: 'Ada' })
  })

  it.each([
    [{ 2: 'A robot' }, 'responses.2'],
    [{ 7: ['Friendships', 'World rule'] }, 'responses.7'],
    [{ 999: 'x' }, 'responses.999'],
    [{ 1: ['x'] }, 'responses.1'],
    [{ 1: { a: 1 } }, 'responses.1'],
    [{ 1: 5 }, 'responses.1'],
    [{ __proto__x: 'x' }, 'responses.__proto__x'],
    [null, 'responses'],
  ])('refuses %j', async (responses, path) => {
    const reply = await save(responses)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-request', issues: [{ path }] })
    expect(await answersOf()).toEqual({})
  })

  it('tells the open pages of the user about a change, and not when nothing changed', async () => {
    const recording = await recordEvents(test.services, userId)
    await save({ 1: 'Ada' })
    await save({ 1: 'Ada' })
    await save({ 1: 'Grace' })
    expect(await recording.topics()).toEqual(['answers', 'answers'])
  })

  it('saves nothing when announcing the change fails', async () => {
    const events = { ...test.services.events, publish: () => Promise.reject(new Error('no channel')) }
    await expect(saveAnswers({ ...test.services, events }, userId, { 1: 'Ada' })).rejects.toThrow(
      'no channel',
    )
    expect(await answersOf()).toEqual({})
  })

  it('goes with the account', async () => {
    await save({ 1: 'Ada' })
    await test.db.execute(sql`delete from users where id = ${userId}`)
    const rows = test.db
      .select()
      .from(questionnaireResponses)
      .where(eq(questionnaireResponses.userId, userId))
    expect(await rows).toEqual([])
  })
})

describe('GET /api/companion', () => {
  it("is 'AI Assistant' until the user chooses a name, and again when they remove it", async () => {
    expect(await get('/api/companion')).toEqual({ name: 'AI Assistant' })
    await save({ 6: ' Fern ' })
    expect(await get('/api/companion')).toEqual({ name: 'Fern' })
    await save({ 6: '' })
    expect(await get('/api/companion')).toEqual({ name: 'AI Assistant' })
  })
})
