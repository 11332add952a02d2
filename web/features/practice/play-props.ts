import type { ExerciseOf } from '#domain/practice/exercise.ts'
import type { RunStates } from '#domain/practice/run-state.ts'

/** What the player of one kind of exercise gets. A new state is kept at once. */
export type PlayProps<Kind extends keyof RunStates> = {
  exercise: ExerciseOf<Kind>
  state: RunStates[Kind]
  onChange: (state: RunStates[Kind]) => void
}
