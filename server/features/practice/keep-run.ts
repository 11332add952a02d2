import { isDeepStrictEqual } from 'node:util'
import { isFinished } from '#domain/practice/begin-run.ts'
import type { ExerciseRun, ExerciseRunForm } from '#domain/practice/contract.ts'
import { parseRunState } from '#domain/practice/run-state.ts'
import { Problem } from '#domain/problems.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { type ExerciseRunRow, findRun, putRun } from './queries.ts'
import { contentVersion, findExercise } from './read-exercises.ts'

/** A run as its user gets it. */
export function toRun({ version, counter, state, isFinished, finishedAt }: ExerciseRunRow): ExerciseRun {
  return { version, counter, state, isFinished, finishedAt: finishedAt?.toISOString() ?? null }
}

/** The database does not keep the order in which a state names its parts. */
const isSame = (kept: ExerciseRunRow, { counter, state }: Pick<ExerciseRunForm, 'counter' | 'state'>) =>
  kept.counter === counter && isDeepStrictEqual(kept.state, state)

/**
 * Keeps where a user is in an exercise. They asked for that by going on with it, so it is kept whatever the setting for
 * data collection says. Own words of a scale pass the safety check like every free text; those of a talk passed it when
 * they were read (`read-own-words.ts`), and a card that was answered would come again with each turn.
 * @throws Problem `not-found` when there is no such exercise; `exercise-changed` when its text is another one by now;
 * `invalid-request` when the state is none of this exercise; `exercise-run-outdated` with the `run` that is kept, when
 * another device has gone further
 */
export async function keepRun(
  services: Services,
  userId: string,
  id: string,
  form: ExerciseRunForm,
): Promise<{ run: ExerciseRun; safety: SafetyReply | null }> {
  const exercise = findExercise(services, id)
  if (form.version !== contentVersion(exercise)) throw new Problem('exercise-changed')
  const state = parseRunState(exercise, form.state)
  if (!state || isFinished(exercise, state) !== form.isFinished) throw new Problem('invalid-request')
  const now = services.now()
  const row = { ...form, userId, exercise: id, state, updatedAt: now }
  const isNew = await putRun(services.db, { ...row, finishedAt: form.isFinished ? now : null })
  const kept = await findRun(services.db, userId, id)
  // Deleted by another device between the two.
  if (!kept) throw new Problem('exercise-changed')
  // The same once more is a try whose answer was lost.
  if (!isNew && !isSame(kept, row)) throw new Problem('exercise-run-outdated', { run: toRun(kept) })
  const words = 'words' in state ? state.words.filter((text) => text !== '') : []
  return { run: toRun(kept), safety: await checkSafety(services, userId, words) }
}
