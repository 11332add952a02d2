import { splitSentences } from '#engines/english/split-sentences.ts'
import { beginsWithGreeting } from './lead-with-request.ts'
import type { MessageChange } from './message-change.ts'
import { expectsLetter } from './reader-kind.ts'

const closing = /\b(?:thanks|thank you|regards|sincerely|best wishes|cheers|yours|love|best)\b/iu
/** Whether a text holds words that close a letter. */
export const closesLetter = (text: string): boolean => closing.test(text)

/** Shorter messages are notes, not letters. */
const MIN_SENTENCES = 3

/** Adds "Hello," and "Thank you." to a longer message for a reader who expects them. Nothing else is added. */
export function addLetterForm(text: string, relationship: string): { text: string; change?: MessageChange } {
  const sentences = text.split('\n').flatMap(splitSentences)
  if (!expectsLetter(relationship) || sentences.length < MIN_SENTENCES) return { text }
  const opened = beginsWithGreeting(text) ? text : `Hello,\n\n${text}`
  const closed = closesLetter(sentences.slice(-2).join(' ')) ? opened : `${opened}\n\nThank you.`
  if (closed === text) return { text }
  const reason = 'This reader probably expects a greeting and a thank-you. You can leave them out.'
  return { text: closed, change: { before: text, after: closed, reason, from: 'relationship' } }
}
