import { createContext, type ReactNode } from 'react'

/** A sentence to keep, and the id of the element that shows it, which describes the button. */
export type WordsToKeep = { sentence: string; sentenceId: string }

/**
 * What lets a person keep a sentence among their own words; null where that is not offered. The chat shows it beside
 * each sentence to say or send without knowing where the words are kept.
 */
export const KeepWords = createContext<((words: WordsToKeep) => ReactNode) | null>(null)
