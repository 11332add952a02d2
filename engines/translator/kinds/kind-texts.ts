import type { Reading } from '../phrase-book.ts'

type Texts = { readings: readonly Reading[]; unseen: string; ask: string }

/** What is said of one kind of hidden meaning: its readings, what cannot be seen from the words, and what to ask. */
export type KindTexts = Texts & {
  /** The matter that the words name is told beside the first reading. */
  tellsMatter?: true
  /** The same where the words judge somebody else than the reader, such as a child. */
  ofAnother?: Texts
}

export const usual = (can: string, cue: string): Reading => ({ can, cue, likely: 'usual' })
export const possible = (can: string, cue: string): Reading => ({ can, cue, likely: 'possible' })
