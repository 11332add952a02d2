export { checkInConversation } from './check-in-conversation.ts'
export { checkSafety } from './check-safety.ts'
export { safeCheck, safeCheckOfReceived } from './safe-check.ts'
export { secondOpinion } from './second-judge.ts'
