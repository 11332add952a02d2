import type { SessionReply, SignedInReply } from '#domain/accounts/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The session's calls. */
export const sessionApi = {
  read: () => callApi<SessionReply>('/session'),
  /** @throws ApiProblem `unauthenticated` when the server refuses to renew */
  refresh: () => callApi<SignedInReply>('/session/refresh', { method: 'POST' }),
  end: () => callApi<void>('/session', { method: 'DELETE' }),
}
export type SessionApi = typeof sessionApi
