import type { Sign } from '../lexicon/sign.ts'
import type { SafetySubject } from '../safety-verdict.ts'

/** A stretch of words, from `start` up to but not including `end`. */
export type Span = { start: number; end: number }

/** A sign found in a message, and what the surroundings make of it. */
export type Finding = Span & {
  sign: Pick<Sign, 'topic' | 'name' | 'strength' | 'needsNoSecondJudge'>
  about: SafetySubject
  /** `softened`: an unclear sign with a harmless reading; it only counts for the model. */
  weight: 'raised' | 'softened'
}

/** A sign that needs no second opinion: the words say it themselves. */
export const isDirect = ({ sign, weight }: Finding): boolean =>
  weight === 'raised' && (sign.strength === 'clear' || sign.needsNoSecondJudge === true)
