import { useStore } from 'zustand'
import type { SessionState } from './hold-session.ts'
import { session } from './session.ts'

/** Who is signed in. It follows sign-in, sign-out and expiry, in this tab and the others. */
export const useSession = (): SessionState => useStore(session)
