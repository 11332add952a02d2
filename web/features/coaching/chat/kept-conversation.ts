import type { StoredConversation } from '#domain/conversations/contract.ts'
import { makeId } from '../../../platform/make-id.ts'
import type { ChatEntry, Conversation } from './conversation-state.ts'

function earlierEntry({
  id,
  role,
  content,
  sources,
  isPartial,
  createdAt,
}: StoredConversation['messages'][number]) {
  const entry: ChatEntry = { id, role, content, atMs: Date.parse(createdAt), isEarlier: true }
  if (role === 'user') return entry
  return { ...entry, details: { sources }, ...(isPartial && { mark: 'stopped' as const }) }
}

/** Shows a kept conversation; what is written next goes on with it. What stands in the input stays. */
export function withKept(state: Conversation, kept: StoredConversation): Conversation {
  return {
    ...state,
    entries: kept.messages.map(earlierEntry),
    conversationId: kept.id,
    takenBackExchangeId: null,
    isTemporary: false,
    failure: null,
  }
}

/** An empty conversation in place of the one shown. What stands in the input stays. */
export function withNew(state: Conversation, isTemporary: boolean): Conversation {
  return {
    ...state,
    entries: [],
    conversationId: isTemporary ? null : makeId(),
    takenBackExchangeId: null,
    isTemporary,
    failure: null,
  }
}

/** Nothing was said, opened or chosen here yet, so that the newest kept conversation may be shown. */
export function isUntouched({ entries, conversationId, isTemporary }: Conversation): boolean {
  return entries.length === 0 && conversationId === null && !isTemporary
}
