import type { NewsletterReply, UnsubscribeReply } from '#domain/settings/contract.ts'
import { callApi } from '../../../platform/call-api.ts'

/** The calls behind the links of mails; they need no session. Each throws an `ApiProblem`. */
export const mailLinkCalls = {
  unsubscribe: (token: string) =>
    callApi<UnsubscribeReply>('/unsubscribe', { method: 'POST', body: { token } }),
  /** Tells what the link is about and confirms nothing. */
  readNewsletterLink: (token: string) =>
    callApi<NewsletterReply>(`/newsletter/confirmation?${new URLSearchParams({ token })}`),
  confirmNewsletter: (token: string) =>
    callApi<NewsletterReply>('/newsletter/confirmation', { method: 'POST', body: { token } }),
}
