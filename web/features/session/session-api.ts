import type { SessionReply, SignedInReply } from '#domain/accounts/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The session's calls. What they answer is judged by the store. */
export const sessionApi = {
  read: () => callApi<SessionReply>('/session', { outlivesVisit: true }),
  /** @throws ApiProblem `unauthenticated` when the server refuses to renew */
  refresh: () => callApi<SignedInReply>('/session/refresh', { method: 'POST', outlivesVisit: true }),
  end: () => callApi<void>('/session', { method: 'DELETE', outlivesVisit: true }),
}
export type SessionApi = typeof sessionApi
