import { toastProblem } from '../../../platform/toast-problem.ts'
import type { ChatFailure } from './conversation-state.ts'

/** What a failed message causes outside of its chat: the toast of the spent allowance, and the log line of an example. */
export function announceChatFailure({ problem, retry }: ChatFailure): void {
  if (retry.origin === 'example') {
    // biome-ignore lint/suspicious/noConsole: the specification (section 8) asks for this line.
    console.error('Error processing example question', problem.code)
  }
  if (problem.code === 'token-limit-exceeded') toastProblem(problem)
}
