import type { EvaluationSet } from './message-set.ts'
import { passingMessages } from './passing-messages.ts'
import { raisingMessages } from './raising-messages.ts'
import { round1 } from './round-1.ts'
import { round2 } from './round-2.ts'
import { round3 } from './round-3.ts'
import { round4 } from './round-4.ts'
import { round5 } from './round-5.ts'
import { round6 } from './round-6.ts'
import { round7 } from './round-7.ts'

/** The messages that the check was improved with. They show that it does not fall back, not how well it does. */
export const developmentSets: readonly EvaluationSet[] = [
  { name: 'first set', writtenOn: '2026-11-21', raising: raisingMessages, passing: passingMessages },
  round1,
  round2,
  round3,
  round4,
  round5,
  round6,
  round7,
]
