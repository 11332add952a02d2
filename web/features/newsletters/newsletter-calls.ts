import type { Newsletter, NewsletterDraft, NewslettersReply } from '#domain/newsletters/contract.ts'
import { callApi } from '../../platform/call-api.ts'
import { fetchApi } from '../../platform/fetch-api.ts'
import { queryClient } from '../../platform/query-client.ts'

const path = '/operator/newsletters'
export const newslettersKey = ['operator-newsletters']
export const readListAnew = () => queryClient.invalidateQueries({ queryKey: newslettersKey })

/** The calls of this feature; the server refuses them to members. Each throws an `ApiProblem`. */
export const newsletterCalls = {
  list: () => callApi<NewslettersReply>(path),
  read: (id: string) => callApi<Newsletter>(`${path}/${id}`),
  save: (id: string, draft: NewsletterDraft) =>
    callApi<Newsletter>(`${path}/${id}`, { method: 'PUT', body: draft }),
  remove: (id: string, version: number) => fetchApi(`${path}/${id}?version=${version}`, { method: 'DELETE' }),
  test: (id: string) => fetchApi(`${path}/${id}/test`, { method: 'POST' }),
  send: (id: string, version: number) =>
    fetchApi(`${path}/${id}/send`, { method: 'POST', body: { version } }),
  stop: (id: string) => fetchApi(`${path}/${id}/stop`, { method: 'POST' }),
}
