import { Problem } from '../problems.ts'
import type { ChatMessage } from './contract.ts'
import { MAX_HISTORY_CHARACTERS, MAX_HISTORY_MESSAGES, MAX_MESSAGE_CHARACTERS } from './message-limits.ts'

/**
 * What the user wrote last, for the safety check, which comes before every refusal. Empty where nothing may be
 * checked: the conversation does not end with the user, or with more than a person may send at once.
 */
export function newestText(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1)
  return last?.role === 'user' && last.content.length <= MAX_MESSAGE_CHARACTERS ? last.content : ''
}

/**
 * Refuses a conversation that is too long to answer, or that does not end with the user's message. No message of the
 * user may be longer than what a person may send at once; assistant replies may.
 * @throws Problem `invalid-request`, `message-too-long` or `history-too-long`, the latter two with the limit
 */
export function checkConversation(messages: readonly ChatMessage[]): ChatMessage {
  const last = messages.at(-1)
  if (last?.role !== 'user') {
    throw new Problem('invalid-request', {
      issues: [{ path: 'messages', message: 'must end with a user message' }],
    })
  }
  if (messages.some(({ role, content }) => role === 'user' && content.length > MAX_MESSAGE_CHARACTERS)) {
    throw new Problem('message-too-long', { maxCharacters: MAX_MESSAGE_CHARACTERS })
  }
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (messages.length > MAX_HISTORY_MESSAGES || characters > MAX_HISTORY_CHARACTERS) {
    throw new Problem('history-too-long', {
      maxMessages: MAX_HISTORY_MESSAGES,
      maxCharacters: MAX_HISTORY_CHARACTERS,
    })
  }
  return last
}
