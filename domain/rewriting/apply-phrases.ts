import type { MessageChange } from './message-change.ts'
import type { PhraseGroup } from './phrase-rules.ts'

/** Replaces every phrase of the group in one sentence. A replacement at its start is capitalised by the caller. */
export function applyPhrases(
  sentence: string,
  group: PhraseGroup,
): { text: string; changes: MessageChange[] } {
  let text = sentence
  for (const { find, put } of group.rules) text = text.replace(find, put)
  if (text === sentence) return { text, changes: [] }
  // What is left when a phrase goes: double spaces, and a comma or a mark without words before it.
  text = text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/^[\s,.;:!?]+/u, '')
    .trim()
  return { text, changes: [{ before: sentence.trim(), after: text, reason: group.reason }] }
}
