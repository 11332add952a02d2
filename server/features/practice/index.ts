export { findRuns as findExerciseRuns } from './queries.ts'
export { listExercises } from './read-exercises.ts'
