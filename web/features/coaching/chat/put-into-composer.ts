import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { draftKey } from '../../../platform/draft-storage.ts'
import { tabDraft } from '../../../platform/tab-draft.ts'
import { openConversation } from './conversation-memory.ts'

/**
 * Puts a text into the message of a chat, unsent. What already stands there is kept above it; a text that
 * stands there already is not put there again.
 */
export function putIntoComposer(userId: string, module: ChatScope, text: string): void {
  const conversation = openConversation(draftKey(userId, module))
  const kept = tabDraft(userId, module)
  const before = conversation ? conversation.getState().draft : kept.read()
  if (before.includes(text.trim())) return
  const draft = before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`
  if (conversation) conversation.setDraft(draft)
  else kept.write(draft)
}
