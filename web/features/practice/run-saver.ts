import type { ExerciseRun, ExerciseRunForm, KeepRunReply } from '#domain/practice/contract.ts'
import { createNewestSaver } from '../../platform/newest-saver.ts'

type Surroundings = Parameters<typeof createNewestSaver<ExerciseRunForm, KeepRunReply, ExerciseRun>>[0]

const outdated = 'exercise-run-outdated'
const gone = ['exercise-changed', 'not-found']
/** What is refused so will be refused again. */
export const hopelessRunProblems: readonly string[] = [outdated, ...gone, 'invalid-request']

/** Sends where a person is in an exercise. */
export const createRunSaver = (surroundings: Omit<Surroundings, 'outdated' | 'gone'>) =>
  createNewestSaver({
    ...surroundings,
    outdated,
    gone,
  })
