import type { ClientSession } from '#domain/accounts/contract.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import type { SessionApi } from './session-api.ts'
import { isRefreshDue, SESSION_CHECK_INTERVAL_MS } from './session-rules.ts'

export type SessionState =
  /** The stored session has not been asked for yet. */
  | { status: 'checking' }
  | { status: 'signed-in'; session: ClientSession }
  | { status: 'signed-out' }
  /** The server did not say whether there is a session. */
  | { status: 'unreachable' }

export type SessionTabMessage = 'signed-in' | 'signed-out'

export type SessionSurroundings = {
  api: SessionApi
  now: () => number
  /** Runs `action` every `intervalMs`; the returned function ends it. */
  every: (intervalMs: number, action: () => void) => () => void
  /** The other tabs of this browser. */
  tabs: {
    tell: (message: SessionTabMessage) => void
    listen: (onMessage: (message: SessionTabMessage) => void) => () => void
  }
  /** Calls `onRefused` when the server refused a call for want of a session. */
  listenForRefusals: (onRefused: () => void) => () => void
  /** Removes what this page knows of a person; their unsent texts stay on the device. */
  forgetPerson: () => void
  /** Removes that and what they wrote here from the device. */
  forgetPrivateData: () => void
}

/**
 * Who is signed in, for the whole page: checked at start, looked at every 30 seconds, renewed near its end, and
 * the same in all tabs. A renewal that the server refuses signs out; one that fails is tried again. However a
 * session ends, the page forgets whose it was before anybody else sees it; only a sign-out removes the unsent texts.
 */
export function createSessionStore(surroundings: SessionSurroundings) {
  const { api, now, every, tabs, listenForRefusals, forgetPerson, forgetPrivateData } = surroundings
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'checking' }
  let refreshing: Promise<void> | null = null
  /** Whose data this page may hold; it outlasts a time without an answer from the server. */
  let personId: string | null = null

  function follow(nextId: string | null, forget: () => void) {
    const isAnother = personId !== null && personId !== nextId
    if (nextId === null || isAnother) forget()
    personId = nextId
  }
  function change(next: SessionState, forget = forgetPerson) {
    if (next.status === 'signed-in') follow(next.session.user.id, forget)
    if (next.status === 'signed-out') follow(null, forget)
    state = next
    for (const listener of listeners) listener()
  }
  function adopt(session: ClientSession) {
    change({ status: 'signed-in', session })
  }
  async function check() {
    try {
      const { session } = await api.read()
      change(session ? { status: 'signed-in', session } : { status: 'signed-out' })
    } catch {
      if (state.status !== 'signed-in') change({ status: 'unreachable' })
    }
  }
  async function renew() {
    try {
      adopt((await api.refresh()).session)
    } catch (error) {
      if (toApiProblem(error).code === 'unauthenticated') change({ status: 'signed-out' })
    }
  }
  function refresh(): Promise<void> {
    refreshing ??= renew().finally(() => {
      refreshing = null
    })
    return refreshing
  }
  function look() {
    if (state.status === 'unreachable') void check()
    if (state.status === 'signed-in' && isRefreshDue(Date.parse(state.session.expiresAt), now()))
      void refresh()
  }
  function leave() {
    change({ status: 'signed-out' }, forgetPrivateData)
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Begins to follow the session; the returned function ends it. */
    start() {
      const endings = [
        every(SESSION_CHECK_INTERVAL_MS, look),
        tabs.listen((message) => (message === 'signed-out' ? leave() : void check())),
        listenForRefusals(() => {
          if (state.status === 'signed-in') void refresh()
        }),
      ]
      void check()
      return () => {
        for (const end of endings) end()
      }
    },
    /** Asks the server again, after it could not be reached. */
    check,
    /** Takes over the session that a sign-in or sign-up was answered with, in all tabs. */
    signIn(session: ClientSession) {
      adopt(session)
      tabs.tell('signed-in')
    },
    /**
     * Ends the session on the server first: on a shared device it must not look ended while it is not.
     * @throws ApiProblem when the server could not end it; the person is then still signed in
     */
    async signOut() {
      await api.end()
      leave()
      tabs.tell('signed-out')
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
