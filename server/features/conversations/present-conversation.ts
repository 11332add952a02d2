import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { ConversationSummary, StoredConversation } from '#domain/conversations/contract.ts'
import type { ConversationRow, MessageRow } from './queries.ts'

export function presentSummary(row: ConversationRow): ConversationSummary {
  return {
    id: row.id,
    module: row.module as ChatScope,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentConversation(
  row: ConversationRow,
  messages: readonly MessageRow[],
): StoredConversation {
  return {
    ...presentSummary(row),
    messages: messages.map(({ id, role, content, sources, isPartial, createdAt }) => ({
      id,
      role,
      content,
      sources,
      isPartial,
      createdAt: createdAt.toISOString(),
    })),
  }
}
