import type { SafetySubject, SafetyTopic } from '../safety-verdict.ts'
import type { evidence } from './evidence.ts'
import type { FrameName } from './sign.ts'

/** Kinds of evidence that together raise the card when they stand close to each other. */
export type Combination = {
  topic: SafetyTopic
  name: string
  about: SafetySubject
  together: readonly (keyof typeof evidence)[]
  passesIn: readonly FrameName[]
}

/** Surroundings in which other people are meant, or nobody. */
export const toldOrLearnt = ['fiction', 'knowledge', 'grief', 'animal'] as const
