// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProgressChangeReply, ProgressReply } from '#domain/progress/contract.ts'
import { inOrderOfTime, mergeLocalEvents } from '#domain/progress/merge-local-events.ts'
import type { ProgressEffect } from '#domain/progress/progress-effect.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { createKeptProgress } from './kept-progress.ts'
import type { ProgressApi } from './progress-api.ts'
import { ProgressStore } from './progress-store.ts'
import { takeTurns } from './take-turns.ts'

const DAY = '2026-11-21'
let lastId = 0
const nextId = () => {
  lastId += 1
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`
}
const at = (minute: number) => `${DAY}T12:${String(minute).padStart(2, '0')}:00.000Z`
const opened = (module: 'friendship' | 'coaching', minute = 0): ReportedEvent => ({
  id: nextId(),
  at: at(minute),
  timeZone: 'UTC',
  type: 'module-opened',
  module,
})
const asked = (visitId: string, minute = 0): ReportedEvent => ({
  id: nextId(),
  at: at(minute),
  timeZone: 'UTC',
  type: 'message-sent',
  module: 'friendship',
  visitId,
})

/** The server's part: every id once, by the same rules; `refuse` stands in for what goes wrong. */
function fakeServer() {
  let progress: ProgressReply = { state: defaultProgress(), version: 0 }
  const known = new Set<string>()
  const requests: string[][] = []
  let refuse: ((events: readonly ReportedEvent[]) => ApiProblem | null) | null = null
  let pending: string[] = []
  const change = (effects: ProgressEffect[] = [], pendingIds: string[] = []): ProgressChangeReply =>
    structuredClone({ ...progress, effects, pendingIds })
  const api: ProgressApi = {
    async read() {
      const problem = refuse?.([])
      if (problem) throw problem
      return structuredClone(progress)
    },
    async report(events) {
      requests.push(events.map(({ id }) => id))
      const problem = refuse?.(events)
      if (problem) throw problem
      const fresh = inOrderOfTime(events).filter(({ id }) => !known.has(id) && !pending.includes(id))
      for (const { id } of fresh) known.add(id)
      const { state, effects } = mergeLocalEvents(progress.state, fresh)
      if (fresh.length > 0) progress = { state, version: progress.version + 1 }
      return change(
        effects,
        pending.filter((id) => events.some((event) => event.id === id)),
      )
    },
    async reset() {
      const problem = refuse?.([])
      if (problem) throw problem
      progress = { state: defaultProgress(), version: progress.version + 1 }
      return change([{ type: 'progress-reset' }])
    },
    async declareRestDays(restDays) {
      progress = { state: { ...progress.state, restDays }, version: progress.version + 1 }
      return change()
    },
  }
  return {
    api,
    requests,
    points: () => progress.state.points.total,
    refuseWith(code: ConstructorParameters<typeof ApiProblem>[0] | null, data = {}) {
      refuse = code && (() => new ApiProblem(code, data))
    },
    refuseIf(decide: (events: readonly ReportedEvent[]) => ApiProblem | null) {
      refuse = decide
    },
    keepPending(ids: string[]) {
      pending = ids
    },
    known,
  }
}

let server: ReturnType<typeof fakeServer>
const inTurn = takeTurns(undefined)

function openTab() {
  const effects: ProgressEffect[] = []
  const onLoadFailure = vi.fn()
  const kept = createKeptProgress(localStorage)
  const store = new ProgressStore({
    api: server.api,
    kept,
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs)
      return () => clearTimeout(timer)
    },
    inTurn,
    onEffects: (next) => effects.push(...next),
    onLoadFailure,
  })
  return { store, kept, effects, onLoadFailure, points: () => store.getState().state?.points.total }
}
/** Time passes, and what follows from it happens. */
const pass = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = fakeServer()
})
afterEach(() => vi.useRealTimers())

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

describe('without a connection', () => {
  it('keeps events over a reload and sends them once the server answers, in order of time', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('network')
    const later = opened('coaching', 5)
    const earlier = opened('friendship', 1)
    tab.store.record(later)
    tab.store.record(earlier)
    await pass(500)
    expect(tab.points()).toBe(4)
    tab.store.close()

    server.refuseWith(null)
    const next = openTab()
    await next.store.open('u1')
    expect(next.points()).toBe(4)
    await pass(500)
    expect(server.requests.at(-1)).toEqual([earlier.id, later.id])
    expect(server.points()).toBe(4)
  })

  it('tries again after 5, 15, 60 and then always 300 seconds', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    server.refuseWith('network')
    tab.store.record(opened('friendship'))
    await pass(500)
    for (const [delayMs, tries] of [
      [5_000, 2],
      [15_000, 3],
      [60_000, 4],
      [300_000, 5],
      [300_000, 6],
    ] as const) {
      await pass(delayMs - 1)
      expect(server.requests).toHaveLength(tries - 1)
      await pass(1)
      expect(server.requests).toHaveLength(tries)
    }
  })

  it('never counts twice what arrived although its answer was lost', async () => {
    const tab = openTab()
    await tab.store.open('u1')
    const { report } = server.api
    server.api.report = async (events) => {
      await report(events)
      throw new ApiProblem('network')
    }
    tab.store.record(opened('friendship'))
    await pass(500)
    server.api.report = report
    await pass(5_000)
    expect(server.requests).toHaveLength(2)
    expect(server.points()).toBe(2)
    expect(tab.points()).toBe(2)
  })

  it('tells once that the progress could not be loaded, shows the mirror, and recovers when the network is back', async () => {
    const first = openTab()
    await first.store.open('u1')
    first.store.record(opened('friendship'))
    await pass(500)
    server.refuseWith('network')
    const tab = openTab()
    await tab.store.open('u1')
    expect(tab.onLoadFailure).toHaveBeenCalledTimes(1)
    expect(tab.store.getState()).toMatchObject({ status: 'unreachable', state: { points: { total: 2 } } })
    await tab.store.refresh()
    expect(tab.onLoadFailure).toHaveBeenCalledTimes(1)
    server.refuseWith(null)
    await tab.store.refresh()
    expect(tab.store.getState().status).toBe('ready')
  })

  it('tells nothing about events whose base is not known, until it is', async () => {
    server.refuseWith('network')
    const tab = openTab()
    await tab.store.open('u1')
    tab.store.record(opened('friendship'))
    expect(tab.store.getState()).toEqual({ status: 'unreachable', state: null })
    expect(tab.effects).toEqual([])
    server.refuseWith(null)
    await tab.store.refresh()
    expect(tab.effects).toEqual([{ type: 'points-gained', category: 'learning', points: 2 }])
    expect(server.points()).toBe(2)
  })

  it('says nothing of a failed load to somebody who is signed out', async () => {
    server.refuseWith('unauthenticated')
    const tab = openTab()
    await tab.store.open('u1')
    expect(tab.onLoadFailure).not.toHaveBeenCalled()
  })
})

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
