import { useEffect, useState } from 'react'
import type { InstallationReply } from '#domain/installation/contract.ts'
import { callApi } from '../../../platform/call-api.ts'

/** Whether everybody is offered Demo Controls here. Nobody is until the server has said so. */
export function useDemoMode(): boolean {
  const [isDemoMode, setDemoMode] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    callApi<InstallationReply>('/installation', { signal: controller.signal }).then(
      (reply) => setDemoMode(reply.isDemoMode),
      () => {
        // Without an answer the page is the one that everybody has.
      },
    )
    return () => controller.abort()
  }, [])
  return isDemoMode
}
