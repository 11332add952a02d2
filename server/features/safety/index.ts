export { checkInConversation } from './check-in-conversation.ts'
export { checkSafety, checkWordsSafety } from './check-safety.ts'
export { safeCheck } from './safe-check.ts'
export { secondOpinion } from './second-judge.ts'
