import type { KeptSentence } from './contract.ts'

export const sentenceOrders = ['newest', 'person', 'place'] as const
export type SentenceOrder = (typeof sentenceOrders)[number]

/** Sentences that stand under one name; an empty name is for those without one. */
export type SentenceGroup = { name: string; sentences: KeptSentence[] }

const sameName = (name: string) => name.trim().toLocaleLowerCase('en')

/**
 * Kept sentences under the persons or places that they are for, by name, and those without one last. Capitals tell no
 * names apart; the first way of writing stands. `newest` is one group in the order given.
 */
export function groupSentences(sentences: readonly KeptSentence[], order: SentenceOrder): SentenceGroup[] {
  if (order === 'newest') return sentences.length > 0 ? [{ name: '', sentences: [...sentences] }] : []
  const groups = new Map<string, SentenceGroup>()
  for (const sentence of sentences) {
    const name = sentence[order].trim()
    const group = groups.get(sameName(name)) ?? { name, sentences: [] }
    group.sentences.push(sentence)
    groups.set(sameName(name), group)
  }
  return [...groups.values()].sort((a, b) =>
    a.name === '' || b.name === '' ? (a.name === '' ? 1 : -1) : a.name.localeCompare(b.name, 'en'),
  )
}
