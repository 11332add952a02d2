import { splitWords } from '#engines/english/split-words.ts'

/**
 * Whether each word of an unfinished search text begins a word of `text`, so that "meltd" already finds what is said
 * about meltdowns. A text without words finds nothing.
 */
export function hasWordBeginnings(text: string, typed: string): boolean {
  const beginnings = splitWords(typed)
  const words = splitWords(text)
  return (
    beginnings.length > 0 && beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))
  )
}
