import type { Need } from './need.ts'

/** What somebody who already talks with the coach wants now. */
export const followUpKinds = [
  'words',
  'shorter',
  'steps',
  'example',
  'why',
  'explain',
  'did-not-work',
  'worked',
  'what-if',
  'decide',
  'not-that',
  'corrected-fact',
  'more-facts',
  'thanks',
  'another-matter',
  'too-much',
] as const
export type FollowUpKind = (typeof followUpKinds)[number]

/** Who writes, and what is asked; the words are those of a situation. */
export type Writer = 'person' | 'parent' | 'partner' | 'teacher' | 'therapist' | 'friend'
export type Asks = 'meaning' | 'do' | 'say' | 'me' | 'why' | 'tell' | 'other'

/** A choice with how sure it is, 0 to 1. */
export type Sure<T> = { is: T; sureness: number }

/** What a message says, as far as the model can tell. */
export type Reading = {
  /** Surest first, at most ten; together at most 1. What is left to 1 is that no situation fits. */
  situations: readonly { id: string; sureness: number }[]
  asks: Sure<Asks>
  who: Sure<Writer>
  /**
   * What it is if it does not stand at a conversation's beginning; `objection` is how likely it says that the reply before
   * was wrong, whatever else it wants.
   */
  followUp: Sure<FollowUpKind> & { objection: number }
  /** What kind of thing is needed, surest first, at most five. */
  needs: readonly Sure<Need>[]
}

/** Reads one message. Pure: the same text always gives the same reading. */
export type ReadMessage = (text: string) => Reading
