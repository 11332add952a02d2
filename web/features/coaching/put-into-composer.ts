import type { ModuleId } from '#domain/coaching/module-ids.ts'
import { draftKey, readDraft, writeDraft } from '../../platform/draft-storage.ts'
import { openConversation } from './conversation-memory.ts'

/**
 * Puts a text into the message of a module's chat, unsent. What already stands there is kept above it; a text that
 * stands there already is not put there again.
 */
export function putIntoComposer(userId: string, module: ModuleId, text: string): void {
  const key = draftKey(userId, module)
  const conversation = openConversation(key)
  const before = conversation ? conversation.read().draft : readDraft(key)
  if (before.includes(text.trim())) return
  const draft = before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`
  if (conversation) conversation.setDraft(draft)
  else writeDraft(key, draft)
}
