import type { ClientSession } from '#domain/accounts/contract.ts'
import { holdSession } from './hold-session.ts'
import type { SessionApi } from './session-api.ts'
import { createSessionRenewal } from './session-renewal.ts'
import { SESSION_CHECK_INTERVAL_MS } from './session-rules.ts'

const left = { status: 'signed-out', hasLeft: true } as const

export type SessionTabMessage = { type: 'signed-in' } | { type: 'signed-out'; userId: string }

export type SessionDependencies = {
  api: SessionApi
  now: () => number
  /** Runs `action` every `intervalMs`; the returned function ends it. */
  every: (intervalMs: number, action: () => void) => () => void
  /** Runs `action` whenever the page comes into sight; the returned function ends it. */
  whenShown: (action: () => void) => () => void
  /** The other tabs of this browser. */
  tabs: {
    tell: (message: SessionTabMessage) => void
    listen: (onMessage: (message: SessionTabMessage) => void) => () => void
  }
  /** Calls `onRefused` when the server refused a call for want of a session. */
  listenForRefusals: (onRefused: () => void) => () => void
  /** Calls `onChanged` when the name or the e-mail of the person may have changed elsewhere. */
  listenForAccountChanges: (onChanged: () => void) => () => void
  /** Whether this person has unsent texts on the device. */
  hasUnsentTexts: (userId: string) => boolean
  /** Holds back what the page asks for the person until `leave` is over. */
  holdCallsDuring: (leave: () => Promise<void>) => Promise<void>
  /** Removes what this page knows of a person; their unsent texts stay on the device. */
  forgetPerson: () => void
  /** Removes that and what this person wrote here from the device. */
  forgetPrivateData: (userId: string) => void
}

/**
 * Who is signed in, for the whole page: checked at start, looked at every 30 seconds, renewed near its end, and
 * the same in all tabs. A renewal that the server refuses signs out; one that fails is tried again. However a
 * session ends, the page forgets whose it was before anybody else sees it; only a sign-out removes the unsent texts,
 * and those of the one who signed out alone.
 */
export function createSessionStore(dependencies: SessionDependencies) {
  const { api, now, every, whenShown, tabs, hasUnsentTexts, forgetPerson, forgetPrivateData } = dependencies
  const held = holdSession(forgetPerson)
  const { getState, getInitialState, subscribe } = held
  const { personId, change, changeToEnded, leaveBy, takeTurn, followTurn } = held
  const adopt = (session: ClientSession) => change({ status: 'signed-in', session })

  const end = () => changeToEnded(hasUnsentTexts)
  const renewal = createSessionRenewal({ api, now, held, onRefused: end })

  async function check() {
    const isCurrent = followTurn()
    try {
      const { session } = await renewal.readNewest()
      if (!isCurrent()) return
      if (!session) return end()
      adopt(session)
      renewal.renewIfExpired()
    } catch {
      if (isCurrent() && getState().status !== 'signed-in') change({ status: 'unreachable' })
    }
  }
  function look() {
    if (getState().status === 'unreachable') void check()
    renewal.renewIfDue()
  }
  const leave = (userId: string) => change(left, () => forgetPrivateData(userId))

  async function endByPerson() {
    const isCurrent = followTurn()
    const userId = personId()
    await leaveBy(api.end)
    if (!isCurrent()) return
    if (userId === null) return change({ status: 'signed-out' })
    leave(userId)
    tabs.tell({ type: 'signed-out', userId })
  }

  function hear(message: SessionTabMessage) {
    if (message.type === 'signed-out' && message.userId === personId()) return leave(message.userId)
    // What ended the session was a sign-out after all, told a moment later.
    if (message.type === 'signed-out' && getState().status === 'signed-out') change(left)
    if (message.type === 'signed-in') takeTurn()
    void check()
  }

  return {
    getState,
    getInitialState,
    subscribe,
    /** Begins to follow the session; the returned function ends it. */
    start() {
      const endings = [
        every(SESSION_CHECK_INTERVAL_MS, look),
        whenShown(renewal.renewIfExpired),
        tabs.listen(hear),
        dependencies.listenForRefusals(() => {
          if (getState().status === 'signed-in') void renewal.renew()
        }),
        dependencies.listenForAccountChanges(() => {
          if (getState().status === 'signed-in') void check()
        }),
      ]
      void check()
      return () => {
        for (const end of endings) end()
      }
    },
    /** Asks the server again, after it could not be reached. */
    check,
    /**
     * Takes over the session that a sign-in or sign-up was answered with, in all tabs. Where the server has not said
     * that nobody was here, the page may still hold something of somebody, and forgets it.
     */
    signIn(session: ClientSession) {
      takeTurn()
      if (personId() === null && getState().status !== 'signed-out') forgetPerson()
      adopt(session)
      tabs.tell({ type: 'signed-in' })
    },
    /**
     * Ends the session on the server first: on a shared device it must not look ended while it is not.
     * @throws ApiProblem when the server could not end it; the person is then still signed in
     */
    signOut: () => dependencies.holdCallsDuring(endByPerson),
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
