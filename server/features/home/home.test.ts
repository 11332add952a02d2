import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HomeReply } from '#domain/home/contract.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { conversationMessages, conversations } from '../conversations/tables.ts'
import { exerciseRuns } from '../practice/tables.ts'

const test = setUpTestApp()
let userId: string
let talkId: string

beforeAll(async () => {
  const talk = test.services.content.practice.exercises.find(({ kind }) => kind === 'talk')
  if (!talk) throw new Error('the content has no talk')
  talkId = talk.id
})
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
})

const home = async (caller = userId) =>
  (await (await test.send('GET', '/api/home', { headers: test.as(caller) })).json()) as HomeReply

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))
const addRun = (exercise: string, minute: number, isFinished = false) =>
  test.db.insert(exerciseRuns).values({
    userId,
    exercise,
    version: 'v',
    counter: 1,
    state: { chosen: [], pending: null },
    isFinished,
    finishedAt: isFinished ? at(minute) : null,
    updatedAt: at(minute),
  })
async function addConversation(title: string, minute: number): Promise<void> {
  const id = crypto.randomUUID()
  const moment = { createdAt: at(minute), updatedAt: at(minute) }
  await test.db.insert(conversations).values({ id, userId, module: 'friendship', title, ...moment })
  await test.db.insert(conversationMessages).values({
    id: crypto.randomUUID(),
    conversationId: id,
    role: 'user',
    content: title,
    sources: [],
    isPartial: false,
    createdAt: at(minute),
  })
}

describe('GET /api/home', () => {
  it('says to a new person that nothing is unfinished, and suggests a small talk', async () => {
    const { name, unfinished, suggestion, talk } = await home()
    expect(name).not.toBe('')
    expect(unfinished).toBeNull()
    expect(suggestion).toMatchObject({ exercise: { level: 'small' }, reason: { kind: 'first' } })
    expect(talk).toMatchObject({ minutes: expect.any(Number) })
  })

  it('calls the person as they wish, and suggests by their goals', async () => {
    await test.send('PUT', '/api/questionnaire', {
      headers: test.as(userId),
      body: { responses: { 1: 'Robin', 7: ['Friendships'] } },
    })
    expect(await home()).toMatchObject({
      name: 'Robin',
      suggestion: { exercise: { module: 'friendship' }, reason: { kind: 'goal', words: 'Friendships' } },
    })
  })

  it('names the exercise that was begun, unless a conversation is newer', async () => {
    await addRun(talkId, 1)
    expect((await home()).unfinished).toMatchObject({ kind: 'exercise', id: talkId })
    await addConversation('About my day', 2)
    expect((await home()).unfinished).toMatchObject({ kind: 'conversation', title: 'About my day' })
  })

  it('names no exercise that is finished, nor one that is no longer there', async () => {
    await addRun(talkId, 1, true)
    await addRun('withdrawn', 2)
    expect((await home()).unfinished).toBeNull()
  })

  it("knows nothing of another user's", async () => {
    await addRun(talkId, 1)
    await addConversation('About my day', 2)
    expect((await home(await test.addUser(crypto.randomUUID()))).unfinished).toBeNull()
  })

  it('needs a session', async () => {
    expect((await test.send('GET', '/api/home')).status).toBe(401)
  })
})
