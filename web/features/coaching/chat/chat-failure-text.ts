import type { WebProblemCode } from '../../../platform/api-problem.ts'
import { type ProblemText, problemText } from '../../../platform/problem-texts.ts'
import { coachingTexts } from '../texts.ts'
import type { ChatFailure } from './conversation-state.ts'

/** Refusals that sending the same again cannot lift; "Please try again" would be wrong for them. */
const lasting: readonly WebProblemCode[] = [
  'token-limit-exceeded',
  'subscription-ended',
  'message-too-long',
  'history-too-long',
  'request-too-large',
  'rate-limited',
]

export type ChatFailureText = { title: string; text: string; canRetry: boolean; link?: ProblemText['link'] }

/**
 * What the chat says about a failed message (specification, section 8). An answer 429 that no part of Wayfern wrote
 * leaves open whether the allowance is spent, and so says "may".
 */
export function chatFailureText({ problem, isBrokenOff }: ChatFailure): ChatFailureText {
  const { title, text, link } = problemText(problem)
  if (lasting.includes(problem.code))
    return { title: title ?? '', text, canRetry: problem.code === 'rate-limited', link }
  if (problem.data.status === 429) return { title: coachingTexts.sendFailure, text: '', canRetry: true }
  if (isBrokenOff)
    return { title: coachingTexts.chatFailure, text: coachingTexts.cutOffMeaning, canRetry: true }
  return { title: coachingTexts.chatFailure, text, canRetry: true }
}
