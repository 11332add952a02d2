import { noteRows } from './queries.ts'

export { findItems as findPracticeItems, findRuns as findExerciseRuns } from './queries.ts'
export { listExercises } from './read-exercises.ts'
export const findPracticeNotes = noteRows.list
