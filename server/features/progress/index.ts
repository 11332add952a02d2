export { readProgress } from './read-progress.ts'
export { readProgressReport } from './read-progress-report.ts'
