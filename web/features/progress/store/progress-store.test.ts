// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { createKeptProgress } from './kept-progress.ts'
import { asked, at, inTurn, nextId, opened, pass, setUpProgress } from './testing.ts'

const { server, openTab } = setUpProgress()

describe('an event', () => {
  it('is applied at once and sent 500 ms after the last one, in one request', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    tab.store.record(opened('friendship'))
    expect(tab.points()).toBe(2)
    expect(tab.effects).toEqual([{ type: 'points-gained', category: 'learning', points: 2 }])
    await pass(400)
    tab.store.record(opened('coaching'))
    await pass(499)
    expect(server.requests).toEqual([])
    await pass(1)
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toHaveLength(2)
    expect(tab.points()).toBe(4)
    expect(tab.kept.listOutbox('u1')).toEqual([])
  })

  it('waits for the load, so that it is told against what the person has', async () => {
    const first = openTab()
    await first.store.open('u1')
    first.store.record(asked('11111111-1111-4111-8111-111111111111'))
    await pass(500)
    localStorage.clear()

    const second = openTab()
    const opening = second.store.open('u1')
    second.store.record(asked('22222222-2222-4222-8222-222222222222'))
    expect(second.effects).toEqual([])
    await opening
    // "First Chat" is unlocked already: only the points of the new conversation are told.
    expect(second.effects).toEqual([{ type: 'points-gained', category: 'interaction', points: 3 }])
  })

  it('is mirrored, so that the next visit shows the progress before the server answers', async () => {
    const first = openTab()
    await first.store.open('u1')
    first.store.record(opened('friendship'))
    await pass(500)
    const next = openTab()
    void next.store.open('u1')
    expect(next.store.getState()).toMatchObject({ status: 'loading', state: { points: { total: 2 } } })
  })
})

describe('two tabs', () => {
  const tell = (tab: ReturnType<typeof openTab>) => {
    for (const key of Object.keys(localStorage)) tab.store.followOtherTab(key)
  }

  it('count together, and neither sends what the other is sending', async () => {
    const a = openTab()
    const b = openTab()
    await a.store.open('u1')
    await b.store.open('u1')
    a.store.record(opened('friendship', 0))
    b.store.record(opened('coaching', 1))
    await pass(500)
    expect(server.requests.flat()).toHaveLength(2)
    expect(server.points()).toBe(4)
    tell(a)
    tell(b)
    await pass(50)
    expect([a.points(), b.points()]).toEqual([4, 4])
  })

  it('shows in one what happened in the other', async () => {
    const a = openTab()
    const b = openTab()
    await a.store.open('u1')
    await b.store.open('u1')
    a.store.record(opened('friendship'))
    tell(b)
    await pass(50)
    expect(b.points()).toBe(2)
    expect(b.effects).toEqual([])
  })
})

describe('the copy of an earlier visit', () => {
  const mirror = (copy: unknown) => localStorage.setItem('wayfern.progress.u1', JSON.stringify(copy))
  const rich = { ...defaultProgress().points, total: 99_999, learning: 99_999 }

  it('stands until the server has answered, however high its version is', async () => {
    mirror({ version: 999, state: { ...defaultProgress(), points: rich } })
    const tab = openTab()
    const opening = tab.store.open('u1')
    expect(tab.points()).toBe(99_999)
    await opening
    expect(tab.points()).toBe(0)
    tab.store.record(opened('friendship'))
    await pass(500)
    expect(tab.points()).toBe(2)
  })
})

describe('without a session', () => {
  it('keeps progress under gamification_local, and merges it at sign-in exactly once', async () => {
    const tab = openTab()
    tab.store.record(opened('friendship'))
    expect(JSON.parse(localStorage.getItem('gamification_local') ?? '')).toMatchObject({
      state: { points: { total: 2 } },
    })
    await pass(10_000)
    expect(server.requests).toEqual([])
    expect(tab.effects).toEqual([])
    await tab.store.open('u1')
    expect(tab.points()).toBe(2)
    expect(tab.effects).toHaveLength(1)
    expect(localStorage.getItem('gamification_local')).toBeNull()
    await pass(500)
    tab.store.close()
    await tab.store.open('u1')
    await pass(10_000)
    expect(server.points()).toBe(2)
    expect(server.requests).toHaveLength(1)
  })

  it('keeps one person apart from the next on the same device', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('network')
    tab.store.record(opened('friendship'))
    tab.store.close()
    await tab.store.open('u2')
    expect(tab.store.getState().state).toBeNull()
    expect(tab.kept.listOutbox('u2')).toEqual([])
    expect(tab.kept.listOutbox('u1')).toHaveLength(1)
  })
})

describe('a reset', () => {
  it('sends first what happened before, so that it does not count afterwards', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    tab.store.record(opened('friendship'))
    await tab.store.reset()
    expect(tab.points()).toBe(0)
    await pass(10_000)
    expect(server.points()).toBe(0)
    expect(tab.effects.at(-1)).toEqual({ type: 'progress-reset' })
  })

  it('is not carried out for the next person when it waits while another one signs in', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    tab.store.record(opened('friendship'))
    await pass(500)
    const others = Promise.withResolvers<void>()
    const turn = inTurn(() => others.promise)
    const reset = tab.store.reset()
    tab.store.close()
    const opening = tab.store.open('u2')
    others.resolve()
    await Promise.all([turn, reset, opening])
    expect(server.points()).toBe(2)
  })

  it('of the next person has an id of its own', async () => {
    const ids = vi.spyOn(server.api, 'reset')
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('network')
    await expect(tab.store.reset()).rejects.toThrow('network')
    server.refuseWith(null)
    tab.store.close()
    await tab.store.open('u2')
    await tab.store.reset()
    expect(ids.mock.calls[1]).not.toEqual(ids.mock.calls[0])
  })

  it('changes nothing when the server cannot be reached', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    tab.store.record(opened('friendship'))
    await pass(500)
    server.refuseWith('network')
    await expect(tab.store.reset()).rejects.toThrow('network')
    expect(tab.points()).toBe(2)
  })
})

it("asks for the day's visit once, also with a second visit on the same day", async () => {
  const tab = openTab()
  const now = { at: at(0), timeZone: 'UTC' }
  expect(tab.store.isVisitDue(now)).toBe(false)
  await tab.store.open('u1')
  expect(tab.store.isVisitDue(now)).toBe(true)
  tab.store.record({ id: nextId(), ...now, type: 'daily-visit' })
  expect(tab.store.isVisitDue(now)).toBe(false)
  expect(tab.store.isVisitDue({ ...now, at: '2026-11-22T00:00:00.000Z' })).toBe(true)
})

it('works on in memory where nothing can be stored', async () => {
  const kept = createKeptProgress(null)
  kept.addToOutbox('u1', opened('friendship'))
  expect(kept.listOutbox('u1')).toHaveLength(1)
  kept.removeFromOutbox(
    'u1',
    kept.listOutbox('u1').map(({ id }) => id),
  )
  expect(kept.listOutbox('u1')).toEqual([])
})
