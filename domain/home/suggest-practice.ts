import type { ModuleId } from '../coaching/module-ids.ts'
import type { ExerciseSummary } from '../practice/contract.ts'
import { exerciseLevels } from '../practice/exercise.ts'
import type { ChosenGoal } from '../questionnaire/personal-choices.ts'

/** A way through an exercise. `finishedAt` is when it was last finished; null when it never was. */
export type PractisedExercise = { exercise: string; isFinished: boolean; finishedAt: Date | null }

/** Why an exercise is suggested, so that it can be said beside it. */
export type SuggestionReason =
  | { kind: 'goal'; words: string }
  | { kind: 'module'; module: ModuleId }
  | { kind: 'first' }
  | { kind: 'again' }

export type Suggestion = { exercise: ExerciseSummary; reason: SuggestionReason }

type Known = {
  /** Module by module, the smaller ones first. */
  exercises: readonly ExerciseSummary[]
  runs: readonly PractisedExercise[]
  goals: readonly ChosenGoal[]
  audience: ExerciseSummary['for']
  /** Only talks. */
  talksOnly?: boolean
}

const talksFirst = ({ kind }: ExerciseSummary) => (kind === 'talk' ? 0 : 1)
const size = ({ level }: ExerciseSummary) => exerciseLevels.indexOf(level)

/**
 * One exercise that follows from what the person wants to work on and from what they practised: of the goals the one
 * that was practised least, and in it the smallest exercise that was not begun, a talk before other kinds, what is
 * written for this person's audience before the rest. Without goals: of the module that was finished last, else a small
 * one to begin with. When all was done, the one that was finished the longest time ago. Null where there is none at all.
 */
export function suggestPractice({
  exercises,
  runs,
  goals,
  audience,
  talksOnly = false,
}: Known): Suggestion | null {
  const usable = exercises.filter(({ kind }) => !talksOnly || kind === 'talk')
  const isBegun = (id: string) => runs.some(({ exercise }) => exercise === id)
  const misses = (exercise: ExerciseSummary) => (exercise.for === audience ? 0 : 1)
  const open = usable
    .filter(({ id }) => !isBegun(id))
    .toSorted((a, b) => misses(a) - misses(b) || size(a) - size(b) || talksFirst(a) - talksFirst(b))
  const firstOf = (module: ModuleId) => open.find((exercise) => exercise.module === module)

  const finished = runs
    .filter(({ finishedAt }) => finishedAt !== null)
    .toSorted((a, b) => Number(b.finishedAt) - Number(a.finishedAt))
    .flatMap(({ exercise }) => usable.find(({ id }) => id === exercise) ?? [])
  const countIn = (module: ModuleId) => finished.filter((exercise) => exercise.module === module).length

  for (const { module, words } of goals.toSorted((a, b) => countIn(a.module) - countIn(b.module))) {
    const exercise = firstOf(module)
    if (exercise) return { exercise, reason: { kind: 'goal', words } }
  }
  const last = finished[0]
  const inSameModule = last && firstOf(last.module)
  if (inSameModule) return { exercise: inSameModule, reason: { kind: 'module', module: inSameModule.module } }
  if (open[0]) return { exercise: open[0], reason: { kind: 'first' } }
  const oldest = finished.at(-1)
  return oldest ? { exercise: oldest, reason: { kind: 'again' } } : null
}
