import type { StoredConversation } from '#domain/conversations/contract.ts'

/** The part of a chat that its kept conversations need. */
export type OpenChat = {
  entries: readonly unknown[]
  conversationId: string | null
  isTemporary: boolean
  conversation: {
    open: (kept: StoredConversation) => void
    resume: (kept: StoredConversation) => void
    begin: (isTemporary: boolean) => void
  }
}
