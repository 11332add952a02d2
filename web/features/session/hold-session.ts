import type { ClientSession } from '#domain/accounts/contract.ts'

export type SessionState =
  /** The stored session has not been asked for yet. */
  | { status: 'checking' }
  | { status: 'signed-in'; session: ClientSession }
  | { status: 'signed-out' }
  /** The server did not say whether there is a session. */
  | { status: 'unreachable' }

/**
 * Holds who is signed in. `forgetPerson` is called before anybody sees that a session ended or became another
 * person's.
 */
export function holdSession(forgetPerson: () => void) {
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'checking' }
  /** Whose data this page may hold; it outlasts a time without an answer from the server. */
  let personId: string | null = null
  let turn = {}

  function takeTurn() {
    turn = {}
  }
  function follow(nextId: string | null, forget: () => void) {
    const isAnother = personId !== null && personId !== nextId
    if (isAnother) takeTurn()
    if (nextId === null || isAnother) forget()
    personId = nextId
  }
  return {
    read: () => state,
    personId: () => personId,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(next: SessionState, forget = forgetPerson) {
      if (next.status === 'signed-in') follow(next.session.user.id, forget)
      if (next.status === 'signed-out') follow(null, forget)
      state = next
      for (const listener of listeners) listener()
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
