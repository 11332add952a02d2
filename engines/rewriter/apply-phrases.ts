import type { MessageChange } from './message-change.ts'
import type { PhraseGroup } from './phrases/phrase-rule.ts'

/** Stands where a removed insult stood, so that the list of changes does not repeat it. */
const LEFT_OUT = '…'

/** What is left when a phrase goes: double spaces, and a comma or a mark without words before it. */
function closeGaps(text: string): string {
  return text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/([,;:])[,;:]+/g, '$1')
    .replace(/,(?=[.!?])/g, '')
    .replace(/^[\s,.;:!?]+/u, '')
    .trim()
}

function replaceAll(sentence: string, group: PhraseGroup, replacement: (put: string) => string): string {
  let text = sentence
  for (const { find, put } of group.rules) text = text.replace(find, replacement(put))
  return text
}

/** A sentence that began with a capital letter does so with another first word too, in every language. */
const keepCapital = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after

/** Replaces every phrase of the group in one sentence. */
export function applyPhrases(
  sentence: string,
  group: PhraseGroup,
): { text: string; changes: MessageChange[] } {
  if (!group.anyOf.test(sentence)) return { text: sentence, changes: [] }
  const replaced = replaceAll(sentence, group, (put) => put)
  if (replaced === sentence) return { text: sentence, changes: [] }
  const text = keepCapital(sentence, closeGaps(replaced))
  const before = group.hidesWhatWas ? replaceAll(sentence, group, () => LEFT_OUT) : sentence
  return { text, changes: [{ before: before.trim(), after: text, reason: group.reason }] }
}
