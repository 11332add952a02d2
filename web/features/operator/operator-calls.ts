import type { OperatorOverview } from '#domain/operator/contract.ts'
import type { ReceivedSupportRequest } from '#domain/support/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { fetchApi } from '../../platform/fetch-api.ts'

/** The calls of this feature; the server refuses them to members. Each throws an `ApiProblem`. */
export const operatorCalls = {
  readOverview: () => callApi<OperatorOverview>('/operator/overview'),
  listRequests: () => callApi<{ requests: ReceivedSupportRequest[] }>('/operator/support-requests'),
  setState: (id: string, state: ReceivedSupportRequest['state']) =>
    fetchApi(`/operator/support-requests/${id}`, { method: 'PATCH', body: { state } }),
  resetAllTokens: () => fetchApi('/reset-token-usage/all', { method: 'POST' }),
}
