import { createStore } from 'zustand/vanilla'
import type { ClientSession } from '#domain/accounts/contract.ts'
import { readable } from '../../../platform/readable.ts'

export type EndedSession = {
  /** Whether unsent texts of the person are on this device. */
  keepsTexts: boolean
}

export type SessionState =
  /** The stored session has not been asked for yet. */
  | { status: 'checking' }
  | { status: 'signed-in'; session: ClientSession }
  /**
   * `hasLeft` where somebody signed out in this browser. `ended` where it was not the person who signed out: the session
   * ran out, or was ended elsewhere.
   */
  | { status: 'signed-out'; ended?: EndedSession; hasLeft?: true }
  /** The server did not say whether there is a session. */
  | { status: 'unreachable' }

/**
 * Holds who is signed in. `forgetPerson` is called before anybody sees that a session ended or became another
 * person's.
 */
export function holdSession(forgetPerson: () => void) {
  const store = createStore<SessionState>(() => ({ status: 'checking' }))
  /** Whose data this page may hold; it outlasts a time without an answer from the server. */
  let personId: string | null = null
  let turn = {}
  /** Whether a sign-out here is under way. */
  let isLeaving = false

  function takeTurn() {
    turn = {}
  }
  function follow(nextId: string | null, forget: () => void) {
    const isAnother = personId !== null && personId !== nextId
    if (isAnother) takeTurn()
    if (nextId === null || isAnother) forget()
    personId = nextId
  }
  function change(next: SessionState, forget = forgetPerson) {
    if (next.status === 'signed-in') follow(next.session.user.id, forget)
    if (next.status === 'signed-out') follow(null, forget)
    store.setState(next, true)
  }
  return {
    ...readable(store),
    personId: () => personId,
    change,
    /** The server has no session: where somebody was here, it ended without their doing. That stays known. */
    changeToEnded(hasUnsentTexts: (userId: string) => boolean) {
      if (isLeaving) return
      if (personId !== null) change({ status: 'signed-out', ended: { keepsTexts: hasUnsentTexts(personId) } })
      else if (store.getState().status !== 'signed-out') change({ status: 'signed-out' })
    },
    /** Runs a sign-out, which alone tells of its end: a session that is gone meanwhile is what it is for. */
    async leaveBy(signOut: () => Promise<void>) {
      isLeaving = true
      try {
        await signOut()
      } finally {
        isLeaving = false
      }
    },
    /** Somebody signs in: what the server was asked before says nothing any more. */
    takeTurn,
    /** Whether nobody signed in or out, in any tab, since this was called. */
    followTurn() {
      const asked = turn
      return () => asked === turn
    },
  }
}

export type HeldSession = ReturnType<typeof holdSession>
