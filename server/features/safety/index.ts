export { checkSafety } from './check-safety.ts'
export { checkSavedTexts } from './check-saved-texts.ts'
export { safetyRoutes } from './routes.ts'
