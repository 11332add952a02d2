export { checkInConversation } from './check-in-conversation.ts'
export { checkSafety } from './check-safety.ts'
export { secondOpinion } from './second-judge.ts'
