import { problemReplies } from '../../platform/http/define-route.ts'

/** How every request may be refused that is answered from the allowance. */
export const modelProblems = problemReplies(
  'invalid-request',
  'malformed-json',
  'unauthenticated',
  'duplicate-message',
  'message-too-long',
  'rate-limited',
  'subscription-ended',
  'token-limit-exceeded',
  'usage-update-failed',
  'model-failed',
  'model-unavailable',
  'model-timed-out',
)
