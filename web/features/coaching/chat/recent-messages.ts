import type { ChatMessage } from '#domain/coaching/contract.ts'
import { MAX_HISTORY_CHARACTERS, MAX_HISTORY_MESSAGES } from '#domain/coaching/message-limits.ts'
import { isBlank } from '#domain/fields/is-blank.ts'
import type { ChatEntry } from './conversation-state.ts'

/** What the safety card answered reached no model, and does not reach one with a later message either. */
function withoutSafetyCards(entries: readonly ChatEntry[]): readonly ChatEntry[] {
  return entries.filter(({ safety }, index) => !safety && !entries[index + 1]?.safety)
}

/**
 * The end of the conversation as it is sent along, within the server's limits: a long talk goes on with its
 * oldest messages left out, instead of being refused. The newest message always goes.
 */
export function recentMessages(entries: readonly ChatEntry[]): ChatMessage[] {
  const messages: ChatMessage[] = []
  let characters = 0
  for (const { role, content } of withoutSafetyCards(entries).toReversed()) {
    characters += content.length
    const isFull = messages.length >= MAX_HISTORY_MESSAGES || characters > MAX_HISTORY_CHARACTERS
    if (isFull && messages.length > 0) break
    if (!isBlank(content)) messages.unshift({ role, content })
  }
  return messages
}
