import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { createSessionStore, type SessionTabMessage } from './session-store.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const sessionUntil = (msFromNow: number, userId = 'u1'): ClientSession => ({
  user: { id: userId, email: `${userId}@example.org`, name: 'Ada' },
  role: 'member',
  expiresAt: new Date(NOW + msFromNow).toISOString(),
  isBuiltInCoach: true,
})
const lasting = sessionUntil(3_600_000)
const another = sessionUntil(3_600_000, 'u2')
/** Does something and lets everything that follows from it happen. */
function settle(act: () => unknown) {
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
  let show = () => {}
  let nowMs = NOW
  let refuse = () => {}
  let changeAccount = () => {}
  let hear: (message: SessionTabMessage) => void = () => {}
  let intervalMs = 0
  const usersWithTexts = new Set<string>()
  const store = createSessionStore({
    api,
    now: () => nowMs,
    every(everyMs, action) {
      intervalMs = everyMs
      tick = action
      return () => {
        tick = () => {}
      }
    },
    whenShown(action) {
      show = action
      return () => {
        show = () => {}
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
    listenForAccountChanges(onChanged) {
      changeAccount = onChanged
      return () => {}
    },
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
    intervalMs: () => intervalMs,
    tick: () => settle(() => tick()),
    show: () => settle(() => show()),
    pass: (ms: number) => {
      nowMs += ms
    },
    refuse: () => settle(() => refuse()),
    changeAccount: () => settle(() => changeAccount()),
    hear: (message: SessionTabMessage) => settle(() => hear(message)),
    start: () => settle(store.start),
    status: () => store.getState().status,
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
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
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

describe('a session that counts as expired, 10 seconds before its end', () => {
  beforeEach(() => {
    page.api.refresh.mockResolvedValue({ session: lasting })
  })

  it('is renewed as soon as the page opens with it', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(10_000) })
    await page.start()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('is renewed as soon as the page is shown again, and not a moment before it counts as expired', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(200_000) })
    await page.start()
    page.pass(189_999)
    await page.show()
    expect(page.api.refresh).not.toHaveBeenCalled()
    page.pass(1)
    await page.show()
    expect(page.api.refresh).toHaveBeenCalledTimes(1)
  })

  it('signs out where the server refuses the renewal', async () => {
    page.api.read.mockResolvedValue({ session: sessionUntil(-1) })
    page.api.refresh.mockRejectedValue(new ApiProblem('unauthenticated'))
    await page.start()
    expect(page.status()).toBe('signed-out')
  })

  it('is not renewed after the page was left', async () => {
    const leave = page.store.start()
    await settle(() => {})
    leave()
    page.pass(3_600_000)
    await page.show()
    expect(page.api.refresh).not.toHaveBeenCalled()
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
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
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
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })
})

describe('the name and the e-mail of who is signed in', () => {
  it('follow what was changed in another tab or on another device', async () => {
    await page.start()
    const user = { ...lasting.user, name: 'Ada Lovelace', email: 'ada@example.org' }
    page.api.read.mockResolvedValue({ session: { ...lasting, user } })
    await page.changeAccount()
    expect(page.store.getState()).toMatchObject({ session: { user } })
  })

  it('do not bring back the end from before a renewal that was answered meanwhile', async () => {
    const nearEnd = sessionUntil(60_000)
    page.api.read.mockResolvedValueOnce({ session: nearEnd })
    page.api.refresh.mockResolvedValue({ session: lasting })
    await page.start()
    let answer = (_: { session: ClientSession }) => {}
    page.api.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await page.changeAccount()
    await page.tick()
    await settle(() => answer({ session: nearEnd }))
    expect(page.store.getState()).toMatchObject({ session: lasting })
    expect(page.api.read).toHaveBeenCalledTimes(3)
  })

  it('are not asked for while nobody is signed in', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    await page.changeAccount()
    expect(page.api.read).toHaveBeenCalledOnce()
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

describe('an answer that comes late', () => {
  it('does not sign out who signed in since the server was asked', async () => {
    const answer = Promise.withResolvers<{ session: null }>()
    page.api.read.mockRejectedValueOnce(new ApiProblem('network')).mockReturnValueOnce(answer.promise)
    await page.start()
    await page.tick()
    page.store.signIn(lasting)
    await settle(() => answer.resolve({ session: null }))
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
  })

  it('does not call who signed in since then unreachable, nor sign them out for a refused renewal', async () => {
    const renewal = Promise.withResolvers<never>()
    page.api.refresh.mockReturnValueOnce(renewal.promise)
    await page.start()
    await page.refuse()
    page.store.signIn(another)
    await settle(() => renewal.reject(new ApiProblem('unauthenticated')))
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: another })
  })

  it.each(['here', 'in another tab'])('does not sign in again who signed out %s', async (where) => {
    const renewal = Promise.withResolvers<{ session: ClientSession }>()
    page.api.refresh.mockReturnValueOnce(renewal.promise)
    await page.start()
    await page.refuse()
    if (where === 'here') await page.store.signOut()
    else await page.hear({ type: 'signed-out', userId: 'u1' })
    await settle(() => renewal.resolve({ session: lasting }))
    expect(page.status()).toBe('signed-out')
  })

  it('does not keep the next person from a renewal of their own', async () => {
    page.api.refresh.mockReturnValueOnce(new Promise(() => {}))
    await page.start()
    await page.refuse()
    page.store.signIn(another)
    const renewed = sessionUntil(7_200_000, 'u2')
    page.api.refresh.mockResolvedValue({ session: renewed })
    await page.refuse()
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: renewed })
  })

  it('of a sign-out does not sign out who signed in meanwhile in another tab', async () => {
    const ended = Promise.withResolvers<void>()
    page.api.end.mockReturnValueOnce(ended.promise)
    await page.start()
    const signingOut = page.store.signOut()
    page.api.read.mockResolvedValue({ session: another })
    await page.hear({ type: 'signed-in' })
    ended.resolve()
    await signingOut
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: another })
  })
})

describe('signing out', () => {
  it('ends the session on the server, forgets what was written, and tells the other tabs', async () => {
    await page.start()
    await page.store.signOut()
    expect(page.api.end).toHaveBeenCalledOnce()
    expect(page.forgetPrivateData).toHaveBeenCalledExactlyOnceWith('u1')
    expect(page.status()).toBe('signed-out')
    expect(page.told).toEqual([{ type: 'signed-out', userId: 'u1' }])
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
    await page.hear({ type: 'signed-in' })
    expect(page.forgetPerson).toHaveBeenCalledTimes(2)
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it('is forgotten when somebody signs in and the server has not said that nobody was there before', () => {
    page.store.signIn(lasting)
    expect(page.forgetPerson).toHaveBeenCalledOnce()
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

describe('a session that ended', () => {
  const end = async () => {
    page.api.refresh.mockRejectedValueOnce(new ApiProblem('unauthenticated'))
    await page.refuse()
  }

  it.each([
    ['something', 'u1', true],
    ['nothing', 'u2', false],
  ])('is told apart from a sign-out, with whether %s of the person was not sent', async (_, writer, keepsTexts) => {
    page.usersWithTexts.add(writer)
    await page.start()
    await end()
    expect(page.store.getState()).toEqual({ status: 'signed-out', ended: { keepsTexts } })
  })

  it('is also found by a look at the server, and stays known at the next one', async () => {
    await page.start()
    page.api.read.mockResolvedValue({ session: null })
    await page.store.check()
    await page.store.check()
    expect(page.store.getState()).toEqual({ status: 'signed-out', ended: { keepsTexts: false } })
  })

  it('is none where nobody was signed in', async () => {
    page.api.read.mockResolvedValue({ session: null })
    await page.start()
    expect(page.store.getState()).toEqual({ status: 'signed-out' })
  })

  it('is none when the person signs out, also when the page learns of the end before the answer', async () => {
    const answer = Promise.withResolvers<void>()
    page.api.end.mockReturnValueOnce(answer.promise)
    await page.start()
    const signingOut = page.store.signOut()
    page.api.read.mockResolvedValue({ session: null })
    await page.store.check()
    await end()
    answer.resolve()
    await signingOut
    expect(page.store.getState()).toEqual({ status: 'signed-out', hasLeft: true })
    expect(page.forgetPrivateData).toHaveBeenCalledExactlyOnceWith('u1')
  })

  it('was a sign-out after all when another tab says so a moment later', async () => {
    await page.start()
    await end()
    page.api.read.mockResolvedValue({ session: null })
    await page.hear({ type: 'signed-out', userId: 'u1' })
    expect(page.store.getState()).toEqual({ status: 'signed-out', hasLeft: true })
  })
})

describe('several tabs', () => {
  it('follow a sign-out in another one', async () => {
    await page.start()
    await page.hear({ type: 'signed-out', userId: 'u1' })
    expect(page.status()).toBe('signed-out')
    expect(page.forgetPrivateData).toHaveBeenCalledExactlyOnceWith('u1')
    expect(page.api.end).not.toHaveBeenCalled()
  })

  it('ask the server when somebody else signed out in another one', async () => {
    await page.start()
    await page.hear({ type: 'signed-out', userId: 'u2' })
    expect(page.api.read).toHaveBeenCalledTimes(2)
    expect(page.status()).toBe('signed-in')
    expect(page.forgetPrivateData).not.toHaveBeenCalled()
  })

  it('follow a sign-in in another one', async () => {
    page.api.read.mockResolvedValueOnce({ session: null })
    await page.start()
    await page.hear({ type: 'signed-in' })
    expect(page.status()).toBe('signed-in')
  })

  it('are told of a sign-in here', async () => {
    page.store.signIn(lasting)
    expect(page.store.getState()).toEqual({ status: 'signed-in', session: lasting })
    expect(page.told).toEqual([{ type: 'signed-in' }])
  })
})
