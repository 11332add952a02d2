export { checkInConversation } from './check-in-conversation.ts'
export { checkSafety } from './check-safety.ts'
export { safetyRoutes } from './routes.ts'
export { secondOpinion } from './second-judge.ts'
