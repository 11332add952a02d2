import type { ExerciseReply, ExerciseRun } from '#domain/practice/contract.ts'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { practiceCalls } from './practice-calls.ts'

export type LoadedExercise = { reply: ExerciseReply; run: ExerciseRun | null }

/** An exercise and where the person is in it: `missing` when there is none, `unreachable` when no answer came. */
export async function loadExercise(id: string): Promise<LoadedExercise | 'missing' | 'unreachable'> {
  try {
    const [reply, { run }] = await Promise.all([practiceCalls.read(id), practiceCalls.readRun(id)])
    return { reply, run }
  } catch (error) {
    const { code } = toApiProblem(error)
    return code === 'not-found' || code === 'invalid-request' ? 'missing' : 'unreachable'
  }
}
