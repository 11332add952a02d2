import { oneLine } from '../fields/one-line.ts'

/** The longest title that is made or taken, in characters. */
export const MAX_TITLE_CHARACTERS = 60

/**
 * A conversation's first title: the beginning of its first message, cut at a word where possible. Line breaks
 * become spaces.
 */
export function conversationTitle(firstMessage: string): string {
  const line = oneLine(firstMessage)
  const characters = Array.from(line)
  if (characters.length <= MAX_TITLE_CHARACTERS) return line
  const cut = characters.slice(0, MAX_TITLE_CHARACTERS - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > MAX_TITLE_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`
}
