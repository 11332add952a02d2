// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { asked, at, nextId, opened, pass, setUpProgress } from './testing.ts'

const { server, openTab } = setUpProgress()

describe('what the server answers', () => {
  it('drops the events that it names as impossible, and sends the others', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    const forged = asked('11111111-1111-4111-8111-111111111111', 0)
    const honest = opened('friendship', 1)
    server.refuseIf((events) => {
      const index = events.findIndex(({ id }) => id === forged.id)
      return index < 0
        ? null
        : new ApiProblem('invalid-request', { issues: [{ path: `events.${index}.id`, message: 'no' }] })
    })
    tab.store.record(honest)
    tab.store.record(forged)
    await pass(500)
    expect(server.requests).toEqual([[forged.id, honest.id], [honest.id]])
    expect(tab.points()).toBe(2)
    expect(tab.kept.listOutbox('u1')).toEqual([])
  })

  it('drops demo grants where they are not allowed', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseIf((events) =>
      events.some(({ type }) => type === 'demo-points-granted') ? new ApiProblem('forbidden') : null,
    )
    tab.store.record({
      id: nextId(),
      at: at(0),
      timeZone: 'UTC',
      type: 'demo-points-granted',
      category: 'learning',
    })
    await pass(500)
    expect(tab.points()).toBe(0)
    expect(server.requests).toHaveLength(1)
  })

  it('sends a message again that is still being answered', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    const message = asked('11111111-1111-4111-8111-111111111111')
    server.keepPending([message.id])
    tab.store.record(message)
    await pass(500)
    expect(server.requests).toHaveLength(1)
    expect(tab.kept.listOutbox('u1')).toHaveLength(1)
    server.keepPending([])
    await pass(5_000)
    expect(server.requests).toHaveLength(2)
    expect(tab.kept.listOutbox('u1')).toEqual([])
    // 3 for the conversation, 10 for "First Chat".
    expect(server.points()).toBe(13)
  })

  it('waits as long as the server says when it was too much', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('rate-limited', { retryAfterSeconds: 3600 })
    tab.store.record(opened('friendship'))
    await pass(500)
    await pass(3_599_000)
    expect(server.requests).toHaveLength(1)
    await pass(1_000)
    expect(server.requests).toHaveLength(2)
  })

  it('sends more events than fit into one request one request after the other', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    const visitId = '11111111-1111-4111-8111-111111111111'
    for (let count = 0; count < 51; count++) tab.store.record(asked(visitId))
    await pass(500)
    expect(server.requests.map(({ length }) => length)).toEqual([50, 1])
  })
})
