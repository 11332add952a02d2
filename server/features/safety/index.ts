export { checkSafety } from './check-safety.ts'
export { safetyRoutes } from './routes.ts'
