import type { RewriteRequest } from '#domain/coaching/contract.ts'
import { MAX_MESSAGE_CHARACTERS } from '#domain/coaching/message-limits.ts'
import { MAX_REWRITE_TOKENS, MIN_REPLY_TOKENS } from '#domain/coaching/reply-length.ts'
import { isBlank } from '#domain/fields/is-blank.ts'
import { Problem } from '#domain/problems.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { TokenUsage } from '#domain/token-allowance/allowance.ts'
import { isSameMessage, rewriteMessage as rewriteByRules } from '#engines/rewriter/rewrite-message.ts'
import type { Services } from '../../services.ts'
import { checkSafety } from '../safety/index.ts'
import { readTokenUsage, reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { boundReply } from './bound-reply.ts'
import { buildInstruction } from './build-instruction.ts'
import { coachPreferences } from './coach-preferences.ts'
import { isOverTime } from './limit-reply-time.ts'
import { readCoachContext } from './read-coach-context.ts'

export type Rewrite = {
  rewritten: string
  isUnchanged: boolean
  notes: string[]
  usage: TokenUsage | null
  safety: SafetyReply | null
}

const field = (value: string | undefined, fallback: string) => (value?.trim() ? value.trim() : fallback)

/** The single user message that asks a model for only the rewritten text (specification, sections 5 and 7). */
export function rewritePrompt(form: Omit<RewriteRequest, 'messageId'>): string {
  return [
    'Rewrite the message below so that it is clear and its reader understands what is meant. Keep my voice, my facts and my decision. Answer with only the rewritten text.',
    `Original message:\n${form.originalText}`,
    `Context:\n${field(form.context, 'No specific context provided.')}`,
    `Relationship:\n${field(form.relationship, 'No specific relationship information provided.')}`,
  ].join('\n\n')
}

function checkForm(form: RewriteRequest): void {
  if (isBlank(form.originalText)) {
    throw new Problem('invalid-request', { issues: [{ path: 'originalText', message: 'must not be empty' }] })
  }
  const longest = Math.max(
    form.originalText.length,
    form.context?.length ?? 0,
    form.relationship?.length ?? 0,
  )
  if (longest > MAX_MESSAGE_CHARACTERS)
    throw new Problem('message-too-long', { maxCharacters: MAX_MESSAGE_CHARACTERS })
}

/** All three fields are free text. */
async function checkFormSafety(
  services: Services,
  userId: string,
  form: RewriteRequest,
): Promise<SafetyReply | null> {
  if (form.safetyAcknowledged) return null
  return await checkSafety(services, userId, [form.originalText, form.context, form.relationship])
}

async function askModel(
  services: Services,
  form: RewriteRequest,
  maxTokens: number,
  signal: AbortSignal,
): Promise<{ rewritten: string; notes: string[] }> {
  const reply = services.model.stream({
    scope: 'emotional-intelligence',
    instruction: buildInstruction(services.content, {
      scope: 'emotional-intelligence',
      answers: [],
      personalization: [],
    }),
    messages: [{ role: 'user', content: rewritePrompt(form) }],
    replyLength: 'balanced',
    maxReplyTokens: maxTokens,
    signal,
  })
  let text = ''
  for await (const part of boundReply(reply, services.tokenizer, maxTokens))
    if (part.type === 'text') text += part.text
  if (isOverTime(signal)) throw new Problem('model-timed-out')
  if (text.trim() === '') throw new Problem('model-failed', {}, { cause: new Error('the reply was empty') })
  return { rewritten: text.trim(), notes: [] }
}

/**
 * Rewrites one message with the configured model, or by the product's own rules where there is none. A message that
 * comes back as it was spends nothing.
 * @throws Problem `rate-limited`, `invalid-request`, `message-too-long`, `subscription-ended`, `token-limit-exceeded`,
 * `duplicate-message`, and those of `ChatModel`; nothing is spent when it fails
 */
export async function rewriteMessage(
  services: Services,
  userId: string,
  form: RewriteRequest,
  signal: AbortSignal,
): Promise<Rewrite> {
  const readContext = await readCoachContext(services, userId)
  checkForm(form)
  const safety = await checkFormSafety(services, userId, form)
  if (safety) {
    const usage = await readTokenUsage(services, userId).catch(() => null)
    return { rewritten: '', isUnchanged: false, notes: [], usage, safety }
  }
  // Refuses those without a subscription.
  coachPreferences(readContext(), services.now())
  const promptTokens = await services.tokenizer.count(rewritePrompt(form))
  const reservation = await reserveTokens(services, {
    userId,
    key: `rewrite:${form.messageId}`,
    wanted: promptTokens + MAX_REWRITE_TOKENS,
    minimum: promptTokens + MIN_REPLY_TOKENS,
  })
  let answer = { rewritten: '', notes: [] as string[] }
  let isUnchanged = false
  let used = 0
  try {
    answer = services.model.isBuiltIn
      ? rewriteByRules(form)
      : await askModel(services, form, reservation.reservedTokens - promptTokens, signal)
    isUnchanged = isSameMessage(form.originalText, answer.rewritten)
    if (!isUnchanged) used = promptTokens + (await services.tokenizer.count(answer.rewritten))
  } finally {
    await settleTokens(services, reservation, used)
  }
  const { rewritten, notes } = answer
  return { rewritten, isUnchanged, notes, usage: await readTokenUsage(services, userId), safety: null }
}
