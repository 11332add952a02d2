import { createContext, useContext } from 'react'
import type { ClientSession } from '#domain/accounts/contract.ts'

/** The session behind every signed-in page; provided by `RequireSession`. */
export const OwnSession = createContext<ClientSession | null>(null)

/** The signed-in person's session. Only for pages below `RequireSession`. */
export function useOwnSession(): ClientSession {
  const session = useContext(OwnSession)
  if (!session) throw new Error('useOwnSession is used outside of RequireSession')
  return session
}
