import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type {
  ConversationPage,
  ConversationSummary,
  StoredConversation,
} from '#domain/conversations/contract.ts'
import { callApi } from '../../platform/call-api.ts'

type PageRequest = { module: ChatScope; search?: string; before?: string | undefined }

/** One page of the kept conversations of a chat, newest first. What is searched for travels in the body. */
export function listConversations({ module, search, before }: PageRequest, signal: AbortSignal) {
  const page = { module, ...(before && { before }) }
  if (!search) return callApi<ConversationPage>(`/conversations?${new URLSearchParams(page)}`, { signal })
  const body = { ...page, search }
  return callApi<ConversationPage>('/conversations/search', { method: 'POST', body, signal })
}

export function readConversation(id: string, signal?: AbortSignal) {
  return callApi<StoredConversation>(`/conversations/${id}`, signal && { signal })
}

/** The conversation that was used last in a chat, or nothing. */
export async function readNewestConversation(module: ChatScope, signal: AbortSignal) {
  const { conversations } = await listConversations({ module }, signal)
  return conversations[0] && (await readConversation(conversations[0].id, signal))
}

export function renameConversation(id: string, title: string) {
  return callApi<ConversationSummary>(`/conversations/${id}`, { method: 'PATCH', body: { title } })
}

export function deleteConversation(id: string) {
  return callApi<{ deleted: number }>(`/conversations/${id}`, { method: 'DELETE' })
}

export function deleteConversations(module: ChatScope) {
  return callApi<{ deleted: number }>(`/conversations?${new URLSearchParams({ module })}`, {
    method: 'DELETE',
  })
}

/** Where the browser downloads a conversation as Markdown. */
export const exportAddress = (id: string) => `/api/conversations/${id}/export`
