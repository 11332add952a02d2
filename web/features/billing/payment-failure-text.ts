import { ApiProblem, type WebProblemCode } from '../../platform/api-problem.ts'
import { problemText } from '../../platform/problem-texts.ts'
import { billingTexts } from './texts.ts'

/** Problems of the payment itself: their own words say all. */
const paymentProblems: readonly WebProblemCode[] = [
  'payment-declined',
  'payment-required',
  'payment-confirmation-needed',
  'payment-failed',
  'payment-in-progress',
  'payment-provider-unavailable',
]

/** What to say when a payment did not go through (specification, section 8, "Payment function error" and below). */
export function paymentFailureText(error: unknown): string {
  if (error instanceof ApiProblem) {
    if (error.code === 'network') return billingTexts.processingFailed(billingTexts.connectionLost)
    const { text } = problemText(error)
    return paymentProblems.includes(error.code) ? text : billingTexts.processingFailed(text)
  }
  return (error instanceof Error && error.message) || billingTexts.paymentIssue
}
