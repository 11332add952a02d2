import { beforeEach, vi } from 'vitest'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { createSessionStore, type SessionDependencies, type SessionTabMessage } from './session-store.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
export const sessionUntil = (msFromNow: number, userId = 'u1'): ClientSession => ({
  user: { id: userId, email: `${userId}@example.org`, name: 'Ada' },
  role: 'member',
  expiresAt: new Date(NOW + msFromNow).toISOString(),
  isBuiltInCoach: true,
})
export const lasting = sessionUntil(3_600_000)
export const another = sessionUntil(3_600_000, 'u2')
/** Does something and lets everything that follows from it happen. */
export function settle(act: () => unknown) {
  act()
  return new Promise((resolve) => setImmediate(resolve))
}

/** What reaches a page from outside. It does nothing before the page listens. */
function createOutside() {
  const outside = {
    nowMs: NOW,
    intervalMs: 0,
    tick: () => {},
    show: () => {},
    refuse: () => {},
    changeAccount: () => {},
    hear: (_: SessionTabMessage) => {},
  }
  const told: SessionTabMessage[] = []
  const dependencies = {
    now: () => outside.nowMs,
    every(everyMs, action) {
      outside.intervalMs = everyMs
      outside.tick = action
      return () => {
        outside.tick = () => {}
      }
    },
    whenShown(action) {
      outside.show = action
      return () => {
        outside.show = () => {}
      }
    },
    tabs: {
      tell: (message) => told.push(message),
      listen(onMessage) {
        outside.hear = onMessage
        return () => {}
      },
    },
    listenForRefusals(onRefused) {
      outside.refuse = onRefused
      return () => {}
    },
    listenForAccountChanges(onChanged) {
      outside.changeAccount = onChanged
      return () => {}
    },
  } satisfies Partial<SessionDependencies>
  return { outside, told, dependencies }
}

function openPage() {
  const api = { read: vi.fn(), refresh: vi.fn(), end: vi.fn() }
  api.read.mockResolvedValue({ session: lasting })
  api.end.mockResolvedValue(undefined)
  const forgetPerson = vi.fn()
  const forgetPrivateData = vi.fn()
  const usersWithTexts = new Set<string>()
  const { outside, told, dependencies } = createOutside()
  const store = createSessionStore({
    ...dependencies,
    api,
    hasUnsentTexts: (userId) => usersWithTexts.has(userId),
    holdCallsDuring: (leave) => leave(),
    forgetPerson,
    forgetPrivateData,
  })
  return {
    api,
    store,
    told,
    usersWithTexts,
    forgetPerson,
    forgetPrivateData,
    intervalMs: () => outside.intervalMs,
    tick: () => settle(() => outside.tick()),
    show: () => settle(() => outside.show()),
    pass: (ms: number) => {
      outside.nowMs += ms
    },
    refuse: () => settle(() => outside.refuse()),
    changeAccount: () => settle(() => outside.changeAccount()),
    hear: (message: SessionTabMessage) => settle(() => outside.hear(message)),
    start: () => settle(store.start),
    status: () => store.getState().status,
  }
}

/** A page that has not begun to follow its session yet, a new one for each test. */
export function setUpPage() {
  const page = {} as ReturnType<typeof openPage>
  beforeEach(() => {
    Object.assign(page, openPage())
  })
  return page
}
