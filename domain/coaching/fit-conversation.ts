import type { ChatMessage } from './contract.ts'

/** About 4,000 tokens: with the instruction and the reply, what a small model on a person's own machine can hold. */
const MOST_CHARACTERS = 16_000
const MOST_EARLIER = 12
const EARLIER_CHARACTERS = 200

export type FittedConversation = {
  /** The newest messages, as they were written; begins with one of the user. */
  messages: readonly ChatMessage[]
  /** What the user wrote before, each in its first words, oldest first. */
  earlier: readonly string[]
}

function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= EARLIER_CHARACTERS) return line
  const cut = line.slice(0, EARLIER_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
}

/** The matter stands in what was said first, and what it came to in what was said last. */
function shorten(lines: readonly string[]): readonly string[] {
  const half = MOST_EARLIER / 2
  return lines.length <= MOST_EARLIER ? lines : [...lines.slice(0, half), ...lines.slice(-half)]
}

/**
 * A conversation as a provider's model gets it: the newest messages whole, as far as they have room, and of the earlier
 * ones what the user wrote, in short. The last message is always whole.
 * @param mostCharacters of the messages that stay whole
 */
export function fitConversation(
  messages: readonly ChatMessage[],
  mostCharacters: number = MOST_CHARACTERS,
): FittedConversation {
  let characters = 0
  let first = messages.length
  while (first > 0) {
    characters += messages[first - 1]?.content.length ?? 0
    if (characters > mostCharacters && first < messages.length) break
    first--
  }
  const newest = messages.slice(first)
  const begin = newest.findIndex(({ role }) => role === 'user')
  const kept = begin > 0 ? newest.slice(begin) : newest
  const left = messages.slice(0, messages.length - kept.length)
  const told = left.filter(({ role }) => role === 'user').map(({ content }) => firstWords(content))
  return { messages: kept, earlier: shorten(told) }
}
