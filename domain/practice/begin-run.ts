import type { Exercise, ExerciseOf } from './exercise.ts'
import { mixedOrder } from './judge-answers.ts'
import { followTalk, rewindTo, type TalkState, talkBeginning } from './play-talk.ts'
import type { RunState, RunStates } from './run-state.ts'

/** A talk's state as it is kept. */
export const toRunState = ({ chosen, own, said, ...rest }: TalkState): RunStates['talk'] => ({
  ...rest,
  chosen: [...chosen],
  ...(own && own.length > 0 && { own: [...own], said: [...(said ?? [])] }),
})

/** The state in which an exercise begins. */
export function beginRun(exercise: Exercise): RunState {
  switch (exercise.kind) {
    case 'talk':
      return { chosen: [...talkBeginning.chosen], pending: null }
    case 'meaning':
      return {
        at: 0,
        isShown: false,
        answers: exercise.items.map(({ readings }) => readings.map(() => null)),
      }
    case 'sentence':
      return { choices: exercise.parts.map(() => null), isDone: false }
    case 'order':
      return { sequence: mixedOrder(exercise.steps.length), isShown: false }
    case 'energy':
      return { values: exercise.day.map(() => null), isShown: false, changes: [], isDone: false }
    case 'scale':
      return { words: exercise.steps.map(() => ''), isDone: false }
    default:
      return exercise satisfies never
  }
}

/** The tries of a scale, opened; what was picked before stays. */
export const openTries = (
  { tries }: Pick<ExerciseOf<'scale'>, 'tries'>,
  { words, picks }: RunStates['scale'],
): RunStates['scale'] => ({
  words,
  isDone: false,
  isTrying: true,
  picks: picks ?? tries.map(() => null),
})

/** What stays of a scale when its text was changed: the own words. What was picked belonged to other tries. */
export const scaleWithoutPicks = ({ words, isDone }: RunStates['scale']): RunStates['scale'] => ({
  words,
  isDone,
})

/** Begins an exercise anew. Own words in a talk stay, to be used again. */
export const beginAgain = (exercise: Exercise, state: RunState): RunState =>
  exercise.kind === 'talk' ? toRunState(rewindTo(state as TalkState, 0)) : beginRun(exercise)

/** Whether an exercise is at its end in this state. */
export function isFinished(exercise: Exercise, state: RunState): boolean {
  if (exercise.kind === 'talk')
    return followTalk(exercise, (state as TalkState).chosen).place.type === 'ending'
  if (exercise.kind === 'meaning') return (state as RunStates['meaning']).at >= exercise.items.length
  if (exercise.kind === 'order') return (state as RunStates['order']).isShown
  return (state as RunStates['energy' | 'sentence' | 'scale']).isDone
}
