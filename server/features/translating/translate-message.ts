import { MAX_MESSAGE_CHARACTERS } from '#domain/coaching/message-limits.ts'
import { MIN_REPLY_TOKENS, maxReplyTokens } from '#domain/coaching/reply-length.ts'
import { isBlank } from '#domain/fields/is-blank.ts'
import { Problem } from '#domain/problems.ts'
import type { TokenUsage } from '#domain/token-allowance/allowance.ts'
import type { TranslateReply, TranslateRequest } from '#domain/translating/contract.ts'
import { howItMaySound } from '#engines/translator/how-it-may-sound.ts'
import { translateMessage } from '#engines/translator/translate-message.ts'
import type { Services } from '../../services.ts'
import { coachPreferences, isOverTime, readCoachContext } from '../coaching/index.ts'
import { checkSafety, safeCheck, safeCheckOfReceived } from '../safety/index.ts'
import { readTokenUsage, reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { askModelToTranslate, translatePrompt } from './ask-model-to-translate.ts'

type Result = Pick<TranslateReply, 'translation' | 'places' | 'isBuiltIn' | 'isFallback'>

function checkForm({ text }: TranslateRequest): void {
  if (isBlank(text)) {
    throw new Problem('invalid-request', { issues: [{ path: 'text', message: 'must not be empty' }] })
  }
  if (text.length > MAX_MESSAGE_CHARACTERS)
    throw new Problem('message-too-long', { maxCharacters: MAX_MESSAGE_CHARACTERS })
}

function translateByRules(
  { phraseBook, readAct }: Services,
  form: TranslateRequest,
  isFallback: boolean,
): Result {
  const shared = { isBuiltIn: true, isFallback }
  if (form.direction === 'own') {
    return { translation: null, places: howItMaySound(form.text, phraseBook), ...shared }
  }
  return { translation: translateMessage(form, phraseBook, readAct), places: null, ...shared }
}

/**
 * Says what received words can mean, with the configured model or by the product's own rules; how own words may sound
 * is said by the rules alone. A safety card stands beside the result.
 * @throws Problem `rate-limited`, `invalid-request`, `message-too-long`, `subscription-ended`, `token-limit-exceeded`,
 * `duplicate-message`, and those of `ChatModel`; nothing is spent when it fails
 */
export async function translate(
  services: Services,
  userId: string,
  form: TranslateRequest,
  signal: AbortSignal,
): Promise<Result & Pick<TranslateReply, 'safety'> & { usage: TokenUsage }> {
  const readContext = await readCoachContext(services, userId)
  checkForm(form)
  const safety = await checkSafety(
    services,
    userId,
    [form.text],
    form.direction === 'received' ? safeCheckOfReceived : safeCheck,
  )
  // Refuses those without a subscription.
  coachPreferences(readContext(), services.now())
  const promptTokens = await services.tokenizer.count(translatePrompt(form))
  const reservation = await reserveTokens(services, {
    userId,
    key: `translate:${form.messageId}`,
    wanted: promptTokens + maxReplyTokens.detailed,
    minimum: promptTokens + MIN_REPLY_TOKENS,
  })
  let result: Result
  let used = 0
  try {
    if (services.model.isBuiltIn || form.direction === 'own') {
      result = translateByRules(services, form, false)
      used = promptTokens + (await services.tokenizer.count(JSON.stringify(result)))
    } else {
      const maxTokens = Math.floor((reservation.reservedTokens - promptTokens) / 2)
      const asked = await askModelToTranslate(services, form, maxTokens, signal)
      if (isOverTime(signal)) throw new Problem('model-timed-out')
      result = asked.result
        ? { translation: asked.result, places: null, isBuiltIn: false, isFallback: false }
        : translateByRules(services, form, true)
      used = promptTokens + asked.usedTokens
    }
  } finally {
    await settleTokens(services, reservation, used)
  }
  return { ...result, usage: await readTokenUsage(services, userId), safety }
}
