import type { Suggestion } from './edit.ts'
import type { ContextReading } from './read-context.ts'
import type { ReaderKind } from './reader-kind.ts'

/** As little change as possible, as clear as possible, or as friendly as possible. */
export type RewriteWay = 'keep' | 'clearer' | 'softer'

/** What the rules know beside the message. */
export type Reading = {
  way: RewriteWay
  reader: ReaderKind
  /** "Mr Hale", where the writer named the reader. */
  readerName?: string
  names: ReadonlySet<string>
  context: ContextReading
  relationship: string
  /** The writer uses capital letters somewhere, or this reader expects them. */
  usesCapitals: boolean
}

/** What one rule would change in a text. */
export type Rule = (text: string, reading: Reading) => Suggestion[]
