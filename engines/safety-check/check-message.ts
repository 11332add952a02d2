import { inspectMessage } from './inspect-message.ts'
import type { SafetyVerdict } from './safety-verdict.ts'

/**
 * Whether a message shows signs of suicide, self-harm, abuse or immediate danger (decisions, "Safety"). Pure and
 * deterministic: the same text always gives the same verdict, in time linear to its length.
 */
export function checkMessage(text: string): SafetyVerdict {
  return inspectMessage(text).verdict
}

/** The same of words that the person received, and did not write. */
export function checkReceivedWords(text: string): SafetyVerdict {
  return inspectMessage(text, true).verdict
}
