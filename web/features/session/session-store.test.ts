import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { createSessionStore, type SessionTabMessage } from './session-store.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const sessionUntil = (msFromNow: number, userId = 'u1'): ClientSession => ({
  user: { id: userId, email: `${userId}@example.org`, name: 'Ada' },
  role: 'member',
  expiresAt: new Date(NOW + msFromNow).toISOString(),
})
const lasting = sessionUntil(3_600_000)
const another = sessionUntil(3_600_000, 'u2')
/** Does something and lets everything that follows from it happen. */
function after(act: () => unknown) {
  act()
  return new Promise((resolve) => setImmediate(resolve))
}

function build() {
  const api = { read: vi.fn(), refresh: vi.fn(), end: vi.fn() }
  api.read.mockResolvedValue({ session: lasting })
  api.end.mockResolvedValue(undefined)
  const told: SessionTabMessage[] = []
  const forgetPerson = vi.fn()
  const forgetPrivateData = vi.fn()
  let tick = () => {}
  let refuse = () => {}
  let hear: (message: SessionTabMessage) => void = () => {}
  let intervalMs = 0
  const store = createSessionStore({
    api,
    now: () => NOW,
    every(everyMs, action) {
      intervalMs = everyMs
      tick = action
      return () => {
        tick = () => {}
      }
    },
    tabs: {
      tell: (message) => told.push(message),
      listen(onMessage) {
        hear = onMessage
        return () => {}
      },
    },
    listenForRefusals(onRefused) {
      refuse = onRefused
      return () => {}
    },
    forgetPerson,
    forgetPrivateData,
  })
  return {
    api,
    store,
    told,
    forgetPerson,
    forgetPrivateData,
    intervalMs: () => intervalMs,
    tick: () => after(() => tick()),
    refuse: () => after(() => refuse()),
    hear: (message: SessionTabMessage) => after(() => hear(message)),
    start: () => after(store.start),
    status: () => store.read().status,
  }
}
let page: ReturnType<typeof build>
beforeEach(() => {
  page = build()
})

describe('at the start', () => {
  it('is being checked until the server has answered', async () => {
    expect(page.status()).toBe('checking')
    await page.start()
    expect(page.store.read()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('is signed out without a session', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    expect(page.status()).toBe('signed-out')
  })

  it('is not known without an answer, and asked for again at each check', async () => {
    page.api.read.mockRejectedValueOnce(new ApiProblem('network'))
    await page.start()
    expect(page.status()).toBe('unreachable')
    await page.tick()
    expect(page.status()).toBe('signed-in')
  })
})

describe('every 30 seconds', () => {
  it('is looked at', async () => {
    await page.start()
    expect(page.intervalMs()).toBe(30_000)
  })

  it('does nothing while there is time', async () => {
    await page.start()
    await page.tick()
    expect(page.api.refresh).not.toHaveBeenCalled()
  })

  it('is renewed near its end', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(90_000) })
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    await page.tick()
    expect(page.store.read()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('signs out when the renewal is refused, and keeps the unsent texts for the next sign-in', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(90_000) })
    page.api.refresh.mockRejectedValue(new ApiProblem('unauthenticated'))
    await page.start()
    await page.tick()
    expect(page.status()).toBe('signed-out')
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it.each([
    'network',
    'database-unavailable',
    'unexpected',
  ] as const)('tries a renewal again that failed by %s', async (code) => {
    page.api.read.mockResolvedValue({ session: sessionUntil(60_000) })
    page.api.refresh.mockRejectedValueOnce(new ApiProblem(code)).mockResolvedValue({ session: lasting })
    await page.start()
    await page.tick()
    expect(page.status()).toBe('signed-in')
    await page.tick()
    expect(page.store.read()).toEqual({ status: 'signed-in', session: lasting })
  })
})

describe('a call that is refused for want of a session', () => {
  it('signs out when the session cannot be renewed', async () => {
    page.api.refresh.mockRejectedValue(new ApiProblem('unauthenticated'))
    await page.start()
    await page.refuse()
    expect(page.status()).toBe('signed-out')
  })

  it('asks for one renewal, however many calls are refused at once', async () => {
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    await Promise.all([page.refuse(), page.refuse(), page.refuse()])
    expect(page.api.refresh).toHaveBeenCalledOnce()
    expect(page.status()).toBe('signed-in')
  })
})

describe('signing out', () => {
  it('ends the session on the server, forgets what was written, and tells the other tabs', async () => {
    await page.start()
    await page.store.signOut()
    expect(page.api.end).toHaveBeenCalledOnce()
    expect(page.forgetPrivateData).toHaveBeenCalledOnce()
    expect(page.status()).toBe('signed-out')
    expect(page.told).toEqual(['signed-out'])
  })

  it('never looks done when the server could not end it', async () => {
    page.api.end.mockRejectedValue(new ApiProblem('network'))
    await page.start()
    await expect(page.store.signOut()).rejects.toMatchObject({ code: 'network' })
    expect(page.status()).toBe('signed-in')
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
    expect(page.told).toEqual([])
  })
})

describe('what the page knows of a person', () => {
  const end = async () => {
    page.api.refresh.mockRejectedValueOnce(new ApiProblem('unauthenticated'))
    await page.refuse()
  }

  it('is forgotten when the session was ended elsewhere, before anybody sees the page', async () => {
    const seen: unknown[] = []
    await page.start()
    page.store.subscribe(() => seen.push(page.forgetPerson.mock.calls.length))
    await end()
    expect(page.status()).toBe('signed-out')
    expect(seen).toEqual([1])
  })

  it('is forgotten when another one is signed in, by this tab or another one', async () => {
    await page.start()
    page.store.signIn(another)
    expect(page.forgetPerson).toHaveBeenCalledTimes(1)
    await page.hear('signed-in')
    expect(page.forgetPerson).toHaveBeenCalledTimes(2)
    expect(page.store.read()).toEqual({ status: 'signed-in', session: lasting })
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it('is forgotten when a page that was left open finds no session', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    expect(page.forgetPerson).toHaveBeenCalledOnce()
  })

  it('stays while the same one is signed in', async () => {
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    await page.refuse()
    page.store.signIn(lasting)
    expect(page.forgetPerson).not.toHaveBeenCalled()
  })

  it('is forgotten once, by a sign-out that removes the unsent texts too', async () => {
    await page.start()
    await page.store.signOut()
    expect(page.forgetPerson).not.toHaveBeenCalled()
    expect(page.forgetPrivateData).toHaveBeenCalledOnce()
  })
})

describe('several tabs', () => {
  it('follow a sign-out in another one', async () => {
    await page.start()
    await page.hear('signed-out')
    expect(page.status()).toBe('signed-out')
    expect(page.forgetPrivateData).toHaveBeenCalledOnce()
    expect(page.api.end).not.toHaveBeenCalled()
  })

  it('follow a sign-in in another one', async () => {
    page.api.read.mockResolvedValueOnce({ session: null })
    await page.start()
    await page.hear('signed-in')
    expect(page.status()).toBe('signed-in')
  })

  it('are told of a sign-in here', async () => {
    page.store.signIn(lasting)
    expect(page.store.read()).toEqual({ status: 'signed-in', session: lasting })
    expect(page.told).toEqual(['signed-in'])
  })
})
