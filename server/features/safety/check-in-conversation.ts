import { followUpSentences } from '#domain/coaching/follow-up-sentences.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { generalCard, type SafetyVerdict } from '#engines/safety-check/safety-verdict.ts'
import { checkSafety, type SafetyScope } from './check-safety.ts'
import { safeCheck } from './safe-check.ts'

const buttonSentences = new Set<string>(Object.values(followUpSentences))

/** What a button sends was chosen, and is not how the person is. */
function judge(text: string): SafetyVerdict {
  return buttonSentences.has(text) ? { kind: 'none' } : safeCheck(text)
}

/**
 * After a disclosure the conversation stays with it (decisions, "Safety"): what would be unclear by itself is clear
 * then, and any other message has the line above its reply, so that help stays one tap away for whoever makes it small.
 */
function afterDisclosure(verdict: SafetyVerdict): SafetyVerdict {
  if (verdict.kind === 'none') return { ...generalCard, kind: 'line' }
  return { ...verdict, kind: 'card' }
}

/**
 * Checks the newest message of a chat.
 * @param isAfterCard a card stands in the conversation, and the person did not mean something else
 */
export async function checkInConversation(
  scope: SafetyScope,
  userId: string,
  text: string,
  isAfterCard: boolean,
): Promise<SafetyReply | null> {
  const check = (one: string) => (isAfterCard ? afterDisclosure(judge(one)) : judge(one))
  return await checkSafety(scope, userId, [text], check)
}
