import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { MIN_REPLY_TOKENS } from '#domain/coaching/reply-length.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'
import { reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { askModelForJson } from './ask-model-for-json.ts'
import { coachPreferences } from './coach-preferences.ts'
import { isOverTime } from './limit-reply-time.ts'
import { readCoachContext } from './read-coach-context.ts'

type Question<T> = {
  /** Of the act; the same one a second time is refused. */
  key: string
  scope: ChatScope
  prompt: string
  /** Null where an answer is not in the form. */
  read: (answer: string) => T | null
  /** Of both answers together. */
  maxTokens: number
}

/**
 * Asks the configured model for JSON on behalf of a user, who must have a subscription, and books what it took.
 * @returns null when no answer is usable
 * @throws Problem `rate-limited`, `subscription-ended`, `token-limit-exceeded`, `duplicate-message`, and those of
 * `ChatModel`; nothing is spent when it fails
 */
export async function askWithinAllowance<T>(
  services: Services,
  userId: string,
  { key, maxTokens, ...question }: Question<T>,
  signal: AbortSignal,
): Promise<T | null> {
  const readContext = await readCoachContext(services, userId)
  coachPreferences(readContext(), services.now())
  const promptTokens = await services.tokenizer.count(question.prompt)
  const reservation = await reserveTokens(services, {
    userId,
    key,
    wanted: promptTokens + maxTokens,
    minimum: promptTokens + MIN_REPLY_TOKENS,
  })
  let used = 0
  try {
    const left = reservation.reservedTokens - promptTokens
    const asked = await askModelForJson(services, { ...question, maxTokens: Math.floor(left / 2), signal })
    if (isOverTime(signal)) throw new Problem('model-timed-out')
    used = promptTokens + asked.usedTokens
    return asked.result
  } finally {
    await settleTokens(services, reservation, used)
  }
}
