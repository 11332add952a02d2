export { findNotes as findPracticeNotes } from './note-queries.ts'
export { findItems as findPracticeItems, findRuns as findExerciseRuns } from './queries.ts'
export { listExercises } from './read-exercises.ts'
