export { jsonIn } from './ask-model-for-json.ts'
export { askWithinAllowance } from './ask-within-allowance.ts'
export { limitReplyTime } from './limit-reply-time.ts'
