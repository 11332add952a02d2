import { checkMessage, checkReceivedWords } from '#engines/safety-check/check-message.ts'
import { generalCard, type SafetyVerdict } from '#engines/safety-check/safety-verdict.ts'

/**
 * The check as callers use it: when the check itself fails, the answer is the card (decisions, "Safety"). It never
 * throws.
 */
export function safeCheck(
  text: string,
  check: (text: string) => SafetyVerdict = checkMessage,
): SafetyVerdict {
  try {
    return check(text)
  } catch {
    return generalCard
  }
}

/** The same for words that the user received, and did not write. */
export const safeCheckOfReceived = (text: string): SafetyVerdict => safeCheck(text, checkReceivedWords)
