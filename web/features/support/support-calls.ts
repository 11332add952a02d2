import type { ConversationPage } from '#domain/conversations/contract.ts'
import type { SentSupportRequest, SupportRequest, SupportRequestForm } from '#domain/support/contract.ts'
import { callApi } from '../../platform/call-api.ts'

/** The calls of this feature. Each throws an `ApiProblem`. */
export const supportCalls = {
  list: () => callApi<{ requests: SupportRequest[] }>('/support-requests'),
  send: (form: SupportRequestForm) =>
    callApi<SentSupportRequest>('/support-requests', { method: 'POST', body: form }),
  /** The newest ones, to choose one from. */
  conversations: () => callApi<ConversationPage>('/conversations'),
}
