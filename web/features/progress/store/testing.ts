import { afterEach, beforeEach, vi } from 'vitest'
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
export const nextId = () => {
  lastId += 1
  return `00000000-0000-4000-8000-${String(lastId).padStart(12, '0')}`
}
export const at = (minute: number) => `${DAY}T12:${String(minute).padStart(2, '0')}:00.000Z`
export const opened = (module: 'friendship' | 'coaching', minute = 0): ReportedEvent => ({
  id: nextId(),
  at: at(minute),
  timeZone: 'UTC',
  type: 'module-opened',
  module,
})
export const asked = (visitId: string, minute = 0): ReportedEvent => ({
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

/** What the tabs of a test take turns by. */
export const inTurn = takeTurns(undefined)

/** Time passes, and what follows from it happens. */
export const pass = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs)

/** A server and a device with nothing on them when each test begins, and tabs that are opened there. */
export function setUpProgress() {
  const server = {} as ReturnType<typeof fakeServer>
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    Object.assign(server, fakeServer())
  })
  afterEach(() => {
    vi.useRealTimers()
  })

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
  return { server, openTab }
}
