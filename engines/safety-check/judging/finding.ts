import type { Sign } from '../lexicon/sign.ts'
import type { SafetySubject, SafetyTopic } from '../safety-verdict.ts'

/** A stretch of words, from `start` up to but not including `end`. */
export type Span = { start: number; end: number }

/** A sign found in a message, and what the surroundings make of it. */
export type Finding = Span & {
  /** A sign, or a combination of evidence (which has no strength of its own: it is only found complete). */
  sign: { topic: SafetyTopic; name: string } & Partial<Pick<Sign, 'strength' | 'needsNoSecondJudge'>>
  about: SafetySubject
  /** `softened`: an unclear sign with a harmless reading; it still counts as a hint. */
  weight: 'raised' | 'softened'
}
