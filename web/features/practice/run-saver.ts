import type { ExerciseRun, ExerciseRunForm, KeepRunReply } from '#domain/practice/contract.ts'
import { createNewestSaver } from '../../platform/newest-saver.ts'

type Surroundings = Parameters<typeof createNewestSaver<ExerciseRunForm, KeepRunReply, ExerciseRun>>[0]

/** Sends where a person is in an exercise. */
export const createRunSaver = (surroundings: Omit<Surroundings, 'outdated' | 'gone'>) =>
  createNewestSaver({
    ...surroundings,
    outdated: 'exercise-run-outdated',
    gone: ['exercise-changed', 'not-found'],
  })
