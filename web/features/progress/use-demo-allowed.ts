import { useEffect, useState } from 'react'
import type { Role } from '#domain/accounts/session.ts'
import type { InstallationReply } from '#domain/installation/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** Whether Demo Controls are offered: in demo mode, and to operators. Without an answer they are not. */
export function useDemoAllowed(role: Role): boolean {
  const [isDemoMode, setDemoMode] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    callApi<InstallationReply>('/installation', { signal: leaving.signal })
      .then((reply) => setDemoMode(reply.isDemoMode))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return isDemoMode || role === 'operator'
}
