import { useSyncExternalStore } from 'react'
import type { SessionState } from './hold-session.ts'
import { session } from './session.ts'

const checking: SessionState = { status: 'checking' }

/** Who is signed in. It follows sign-in, sign-out and expiry, in this tab and the others. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, () => checking)
}
