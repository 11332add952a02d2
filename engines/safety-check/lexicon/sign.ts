import type { SafetyTopic } from '../safety-verdict.ts'

/** Surroundings in which words mean something harmless; see `frames.ts`. */
export type FrameName =
  | 'leisure'
  | 'fiction'
  | 'knowledge'
  | 'grief'
  | 'laughing'
  | 'accident'
  | 'unintended'
  | 'sport'
  | 'kitchen'
  | 'hypothetical'
  | 'animal'
  | 'gentle'
  | 'words-only'
  | 'child-care'
  | 'routine-dose'
  | 'earlier'

export type Sign = {
  topic: SafetyTopic
  name: string
  /**
   * - `clear`: brings the card, whatever the model says, unless negated, long past and resolved, or said by a made-up
   *   character
   * - `unclear`: brings the line at least, but passes in the frames that it lists
   */
  strength: 'clear' | 'unclear'
  /**
   * Who is in danger: the subject of the words, the one who feels (named before the words), the writer or else
   * nobody, or fixed.
   */
  about: 'subject' | 'experiencer' | 'writer' | 'self' | 'other'
  passesIn?: readonly FrameName[]
  /** The sign is itself a negation or a fact, so that a "not" before it does not undo it. */
  isFact?: boolean
  /**
   * An unclear sign so particular that outside of its harmless surroundings it brings the card by itself: the model counts
   * words, and has seen too few of these.
   */
  needsNoSecondJudge?: boolean
  patterns: readonly string[]
}
