export { pruneExpired } from './prune-expired.ts'
export { accountRoutes } from './routes.ts'
export { sendPasswordReset } from './send-password-reset.ts'
