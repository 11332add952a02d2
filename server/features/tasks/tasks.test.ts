import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { breakDown } from '#domain/tasks/break-down.ts'
import {
  type FindTasksReply,
  MAX_TASK_RUNS,
  type TaskReply,
  type TaskRunForm,
  type TaskRunsReply,
  type TasksReply,
  type WriteStepsReply,
} from '#domain/tasks/contract.ts'
import { markStep } from '#domain/tasks/follow-steps.ts'
import { createScriptedModel } from '../../testing/scripted-model.ts'
import { setUpTestApp } from '../../testing/set-up-test-app.ts'
import { taskRuns } from './tables.ts'

const DANGER = 'I want to kill myself tonight'

const test = setUpTestApp()
let userId: string
let dishes: TaskReply

beforeAll(async () => {
  userId = await test.addUser(crypto.randomUUID())
  dishes = (await (await call('GET', '/tasks/wash-the-dishes')).json()) as TaskReply
})
beforeEach(async () => {
  userId = await test.addUser(crypto.randomUUID())
  test.services.model = createScriptedModel([''], { isBuiltIn: true })
})

const call = (method: string, path: string, body?: object, caller = userId) =>
  test.send(method, `/api${path}`, { headers: test.as(caller), body })
const form = (change: Partial<TaskRunForm> = {}): TaskRunForm => ({
  counter: 1,
  title: dishes.title,
  template: dishes.id,
  level: 1,
  energy: 'middle',
  needs: dishes.plan.needs,
  isOwn: false,
  steps: breakDown(dishes.plan, 1),
  ...change,
})
const keep = (body: object, id: string, caller = userId) => call('PUT', `/task-runs/${id}`, body, caller)
async function runs(caller = userId) {
  return ((await (await call('GET', '/task-runs', undefined, caller)).json()) as TaskRunsReply).runs
}
async function find(text: string) {
  return (await (await call('POST', '/tasks/find', { text })).json()) as FindTasksReply
}

describe('the task templates', () => {
  it('are listed by title with energy and time, and read whole', async () => {
    const { tasks } = (await (await call('GET', '/tasks')).json()) as TasksReply
    expect(tasks.length).toBeGreaterThan(79)
    const titles = tasks.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(tasks.find(({ id }) => id === 'wash-the-dishes')).toMatchObject({
      title: 'Wash the dishes',
      energy: 'middle',
      time: { doing: [expect.any(Number), expect.any(Number)], long: [40, 150] },
    })
    expect(dishes).toMatchObject({ notFor: expect.stringContaining('gloves'), plan: { energy: 'middle' } })
    expect(dishes).not.toHaveProperty('said')
    expect((await call('GET', '/tasks/none')).status).toBe(404)
  })

  it('are found by own words, at most three, or not at all', async () => {
    const found = await find('the sink is so full of dirty plates')
    expect(found.tasks[0]?.id).toBe('wash-the-dishes')
    expect(found.tasks.length).toBeLessThanOrEqual(3)
    expect(found.safety).toBeNull()
    expect((await find('feed my snake')).tasks).toEqual([])
  })

  it.each([
    {},
    { text: ' ' },
    { text: 'x'.repeat(121) },
    { text: 'dishes', more: 1 },
  ])('are not looked for by %o', async (body) =>
    expect((await call('POST', '/tasks/find', body)).status).toBe(400))

  it('come with the safety card for signs of danger in the name of the task', async () =>
    expect((await find(DANGER)).safety).toMatchObject({ kind: 'card', topic: 'suicide' }))
})

describe('lists of steps', () => {
  it('are kept, changed and listed, the one that was changed last first', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    await keep(form(), one)
    test.clock.now = new Date(test.clock.now.getTime() + 1000)
    await keep(form({ title: 'Plates', isOwn: true }), two)
    test.clock.now = new Date(test.clock.now.getTime() + 1000)
    const steps = markStep(form().steps, 0, 'done')
    await keep(form({ counter: 2, steps }), one)
    expect(await runs()).toEqual([
      { ...form({ counter: 2, steps }), id: one, updatedAt: test.clock.now.toISOString() },
      { ...form({ title: 'Plates', isOwn: true }), id: two, updatedAt: expect.any(String) },
    ])
    expect((await call('DELETE', `/task-runs/${one}`)).status).toBe(204)
    expect((await runs()).map(({ id }) => id)).toEqual([two])
  })

  it('are refused with the newer one when another device has gone further, and taken once more', async () => {
    const id = crypto.randomUUID()
    await keep(form({ counter: 5 }), id)
    const reply = await keep(form({ counter: 4, title: 'Older' }), id)
    expect([reply.status, await reply.json()]).toMatchObject([
      409,
      { code: 'task-run-outdated', run: { counter: 5, title: dishes.title } },
    ])
    expect((await keep(form({ counter: 5 }), id)).status).toBe(200)
  })

  it('go to one of two devices that send at once', async () => {
    const id = crypto.randomUUID()
    const replies = await Promise.all([keep(form({ title: 'One' }), id), keep(form({ title: 'Two' }), id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('are each person’s own, also under one id, and need a session', async () => {
    const id = crypto.randomUUID()
    const other = await test.addUser(crypto.randomUUID())
    await keep(form({ title: 'Mine' }), id)
    await keep(form({ title: 'Theirs' }), id, other)
    await call('DELETE', `/task-runs/${id}`, undefined, other)
    expect((await runs()).map(({ title }) => title)).toEqual(['Mine'])
    expect(await runs(other)).toEqual([])
    for (const [method, path, body] of [
      ['GET', '/tasks'],
      ['GET', '/tasks/wash-the-dishes'],
      ['POST', '/tasks/find', { text: 'dishes' }],
      ['POST', '/tasks/steps', { text: 'dishes', messageId: id }],
      ['GET', '/task-runs'],
      ['PUT', `/task-runs/${id}`, form()],
      ['DELETE', `/task-runs/${id}`],
    ] as const)
      expect((await test.send(method, `/api${path}`, { body })).status).toBe(401)
  })

  it.each([
    ['title', { title: ' ' }],
    ['counter', { counter: 0 }],
    ['level', { level: 6 }],
    ['steps', { steps: [] }],
    ['state of a step', { steps: [{ text: 'A', state: 'late' as 'done' }] }],
    ['length of a step', { steps: [{ text: 'x'.repeat(201), state: 'open' as const }] }],
    ['minutes', { steps: [{ text: 'A', state: 'open' as const, minutes: [5, 1] as [number, number] }] }],
    ['field', { userId: 'another' } as object],
  ])('take no wrong %s', async (_, change) => {
    expect((await keep(form(change), crypto.randomUUID())).status).toBe(400)
    expect(await runs()).toEqual([])
  })

  it('are at most 200, and those that are kept can still be changed', async () => {
    const rows = Array.from({ length: MAX_TASK_RUNS }, () => crypto.randomUUID())
    const row = { ...form(), userId, updatedAt: test.clock.now }
    await test.db.insert(taskRuns).values(rows.map((id) => ({ ...row, id })))
    const refused = await keep(form(), crypto.randomUUID())
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'too-many-tasks' }])
    expect((await keep(form({ counter: 2 }), rows[0] ?? '')).status).toBe(200)
  })

  it('come back with the safety card for what is new in them, once, and are kept', async () => {
    const id = crypto.randomUUID()
    const steps = [{ text: DANGER, state: 'open' as const }]
    const first = await keep(form({ template: null, steps }), id)
    expect(await first.json()).toMatchObject({ safety: { topic: 'suicide' } })
    const second = await keep(form({ counter: 2, template: null, steps: markStep(steps, 0, 'done') }), id)
    expect(await second.json()).toMatchObject({ safety: null })
    const named = await keep(form({ title: DANGER }), crypto.randomUUID())
    expect(await named.json()).toMatchObject({ safety: { topic: 'suicide' } })
    expect(await runs()).toHaveLength(2)
  })
})

describe('steps by a model', () => {
  const write = (text: string, messageId: string = crypto.randomUUID()) =>
    call('POST', '/tasks/steps', { text, messageId })
  const written = async (text: string) => (await (await write(text)).json()) as WriteStepsReply
  const answerWith = (answer: string) => {
    test.services.model = createScriptedModel([answer])
  }

  it('are refused where none is configured', async () =>
    expect(await (await write('Feed my snake')).json()).toMatchObject({ code: 'model-unavailable' }))

  it('are given in the form of a template, and cost tokens', async () => {
    answerWith(`Here: ${JSON.stringify(dishes.plan)}`)
    const reply = await written('Feed my snake')
    expect(reply.plan).toEqual(dishes.plan)
    expect(reply.usage?.tokensUsed).toBeGreaterThan(100)
  })

  it.each([
    'I cannot.',
    '{"steps": []}',
    JSON.stringify({ needs: [], energy: 'low', steps: [{ text: 'A' }] }),
  ])('are none where the answer is %s', async (answer) => {
    answerWith(answer)
    expect((await written('Feed my snake')).plan).toBeNull()
  })

  it('hold no markup', async () => {
    answerWith(JSON.stringify({ ...dishes.plan, needs: ['<b>Soap</b>'] }))
    expect((await written('Feed my snake')).plan).toBeNull()
  })

  it('are not asked for where the name has signs of danger: the card comes alone', async () => {
    answerWith(JSON.stringify(dishes.plan))
    expect(await written(DANGER)).toMatchObject({ plan: null, safety: { topic: 'suicide' } })
  })

  it('are not written twice for one request, nor without a subscription', async () => {
    answerWith(JSON.stringify(dishes.plan))
    const id = crypto.randomUUID()
    await write('Feed my snake', id)
    expect(await (await write('Feed my snake', id)).json()).toMatchObject({ code: 'duplicate-message' })
    userId = await test.addUser(crypto.randomUUID(), undefined, { isSubscribed: false })
    expect(await (await write('Feed my snake')).json()).toMatchObject({ code: 'subscription-ended' })
  })
})
