import type { Act, ActReading } from './act.ts'
import type { Doubt } from './doubt.ts'
import { type Kind, kindTexts } from './kinds/kinds.ts'

const noKinds: ReadonlySet<Kind> = new Set<Kind>([
  'declines-with-a-reason',
  'refuses-an-application',
  'refuses-with-a-joke',
  'wants-no-romance',
  'puts-an-idea-aside',
])
const limitKinds: ReadonlySet<Kind> = new Set<Kind>([
  'draws-a-line',
  'wants-distance',
  'ends-the-relationship',
  'wants-no-romance',
  'wants-it-to-stop-now',
])

/** What a no or a limit in soft words means: one reading alone, for it is no riddle. */
export function noInSoftWords(act: Act, { kinds }: ActReading): Doubt {
  const fitting = act === 'limit' ? limitKinds : noKinds
  const kind = kinds.find((of) => fitting.has(of.kind))?.kind ?? 'declines-with-a-reason'
  const canMean = kindTexts[kind].readings
    .slice(0, 1)
    .map(({ can, cue, likely }) => ({ text: can, cue, likely }))
  return { canMean, unseen: '', ask: '' }
}
