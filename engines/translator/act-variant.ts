import type { SignName } from './act-signs.ts'
import type { Reading } from './phrase-book.ts'

export type ActTexts = { readings: readonly Reading[]; unseen: string; ask: string }
export type SenderKind = 'in-charge' | 'close' | 'other'
/** Texts for messages that show one of the signs, from this kind of sender; without both they are for all others. */
export type Variant = ActTexts & { signs?: readonly SignName[]; sender?: SenderKind }

export const usual = (can: string, cue: string): Reading => ({ can, cue, likely: 'usual' })
export const possible = (can: string, cue: string): Reading => ({ can, cue, likely: 'possible' })
