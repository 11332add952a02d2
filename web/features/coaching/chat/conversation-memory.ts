import { onForgetPrivateData } from '../../../platform/private-data.ts'
import type { ConversationStore } from './conversation.ts'

const kept = new Map<string, ConversationStore>()

onForgetPrivateData(() => {
  for (const conversation of kept.values()) conversation.stop()
  kept.clear()
})

/** The conversation kept under `key`, if one was opened since the page was loaded. */
export const openConversation = (key: string): ConversationStore | undefined => kept.get(key)

/**
 * The conversation kept under `key`, made on first use. It lasts as long as the page is open, so that looking at
 * another module does not cost what was said here.
 */
export function keepConversation(key: string, create: () => ConversationStore): ConversationStore {
  const conversation = kept.get(key) ?? create()
  kept.set(key, conversation)
  return conversation
}
