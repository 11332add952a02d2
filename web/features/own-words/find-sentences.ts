import type { KeptSentence } from '#domain/own-words/contract.ts'

/** Fewer than these are seen at a glance, and need no search. */
export const SEARCH_FROM = 6

/** Those with these words in them, in their person or in their place. */
export function findSentences(sentences: readonly KeptSentence[], words: string): KeptSentence[] {
  const sought = words.trim().toLocaleLowerCase()
  return sentences.filter(({ text, person, place }) =>
    `${text} ${person} ${place}`.toLocaleLowerCase().includes(sought),
  )
}
