import type { SessionReply, SignedInReply } from '#domain/accounts/contract.ts'
import { callApi } from '../../../platform/call-api.ts'

let looks = new AbortController()
/** What was asked before a sign-out is given up: a late answer would bring back the cookies of the ended session. */
function endLooks(): void {
  looks.abort()
  looks = new AbortController()
}

/** The session's calls. What they answer is judged by the store. */
export const sessionApi = {
  read: () => callApi<SessionReply>('/session', { outlivesVisit: true, signal: looks.signal }),
  /** @throws ApiProblem `unauthenticated` when the server refuses to renew */
  refresh: () =>
    callApi<SignedInReply>('/session/refresh', {
      method: 'POST',
      outlivesVisit: true,
      signal: looks.signal,
    }),
  end() {
    endLooks()
    return callApi<void>('/session', { method: 'DELETE', outlivesVisit: true })
  },
}
export type SessionApi = typeof sessionApi
