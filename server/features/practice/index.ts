export { findRuns as findExerciseRuns } from './queries.ts'
export { listExercises } from './read-exercises.ts'
export { roundRoutes } from './round-routes.ts'
export { practiceRoutes } from './routes.ts'
