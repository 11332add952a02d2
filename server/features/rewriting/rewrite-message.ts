import { MAX_MESSAGE_CHARACTERS } from '#domain/coaching/message-limits.ts'
import { MAX_REWRITE_TOKENS, MIN_REPLY_TOKENS } from '#domain/coaching/reply-length.ts'
import { isBlank } from '#domain/fields/is-blank.ts'
import { Problem } from '#domain/problems.ts'
import type { RewriteReply, RewriteRequest } from '#domain/rewriting/contract.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import type { TokenUsage } from '#domain/token-allowance/allowance.ts'
import { compareTexts } from '#engines/rewriter/compare-texts.ts'
import { describeChanges } from '#engines/rewriter/describe-changes.ts'
import { isSameMessage, rewriteMessage as rewriteByRules } from '#engines/rewriter/rewrite-message.ts'
import type { Services } from '../../services.ts'
import { askModelForJson, coachPreferences, isOverTime, jsonIn, readCoachContext } from '../coaching/index.ts'
import { checkSafety } from '../safety/index.ts'
import { readTokenUsage, reserveTokens, settleTokens } from '../token-allowance/index.ts'
import { readRewrite, rewritePrompt } from './ask-model-to-rewrite.ts'

type Answer = Pick<
  RewriteReply,
  'rewritten' | 'pieces' | 'changes' | 'notes' | 'isUnchanged' | 'isBuiltIn' | 'isFallback'
>
export type Rewrite = Answer & { usage: TokenUsage | null; safety: SafetyReply | null }

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

function present(
  originalText: string,
  rewrite: Pick<ReturnType<typeof rewriteByRules>, 'rewritten' | 'pieces' | 'changes' | 'notes'>,
  source: Pick<Answer, 'isBuiltIn' | 'isFallback'>,
): Answer {
  return {
    ...rewrite,
    changes: describeChanges(rewrite.pieces, rewrite.changes),
    isUnchanged: isSameMessage(originalText, rewrite.rewritten),
    ...source,
  }
}

const answerByRules = (form: RewriteRequest, isFallback: boolean): Answer =>
  present(form.originalText, rewriteByRules(form), { isBuiltIn: true, isFallback })

/** The model's rewrite, or that of the rules where the model's cannot be used. */
async function askModel(
  services: Services,
  form: RewriteRequest,
  maxTokens: number,
  signal: AbortSignal,
): Promise<{ answer: Answer; usedTokens: number }> {
  const { result, usedTokens } = await askModelForJson(services, {
    scope: 'emotional-intelligence',
    prompt: rewritePrompt(form),
    read: (answer) => readRewrite(jsonIn(answer), form),
    maxTokens: Math.floor(maxTokens / 2),
    signal,
  })
  if (isOverTime(signal)) throw new Problem('model-timed-out')
  if (!result) return { answer: answerByRules(form, true), usedTokens }
  const compared = compareTexts(
    form.originalText.replaceAll('\r\n', '\n').trim(),
    result.text,
    result.changes,
  )
  const rewrite = { rewritten: result.text, ...compared, notes: [] }
  return { answer: present(form.originalText, rewrite, { isBuiltIn: false, isFallback: false }), usedTokens }
}

const noAnswer: Answer = {
  rewritten: '',
  pieces: [],
  changes: [],
  notes: [],
  isUnchanged: false,
  isBuiltIn: false,
  isFallback: false,
}

/**
 * Rewrites one message in the way chosen, with the configured model, or by the product's own rules where there is none
 * or its answer cannot be used. A message that comes back as it was spends nothing. All three fields are free text and
 * are checked; what is found stands beside the result (decisions, "Safety"). When there can be no result, the card
 * comes alone: no refusal stands before it.
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
  const safety = await checkSafety(services, userId, [form.originalText, form.context, form.relationship])
  try {
    return { ...(await rewriteChecked(services, userId, { form, readContext }, signal)), safety }
  } catch (error) {
    if (safety?.kind !== 'card') throw error
    const usage = await readTokenUsage(services, userId).catch(() => null)
    return { ...noAnswer, isBuiltIn: services.model.isBuiltIn, usage, safety }
  }
}

async function rewriteChecked(
  services: Services,
  userId: string,
  { form, readContext }: { form: RewriteRequest; readContext: Awaited<ReturnType<typeof readCoachContext>> },
  signal: AbortSignal,
): Promise<Omit<Rewrite, 'safety'>> {
  // Refuses those without a subscription.
  coachPreferences(readContext(), services.now())
  const promptTokens = await services.tokenizer.count(rewritePrompt(form))
  const reservation = await reserveTokens(services, {
    userId,
    key: `rewrite:${form.messageId}`,
    wanted: promptTokens + MAX_REWRITE_TOKENS,
    minimum: promptTokens + MIN_REPLY_TOKENS,
  })
  let answer = noAnswer
  let used = 0
  try {
    if (services.model.isBuiltIn) {
      answer = answerByRules(form, false)
      used = promptTokens + (await services.tokenizer.count(answer.rewritten))
    } else {
      const asked = await askModel(services, form, reservation.reservedTokens - promptTokens, signal)
      answer = asked.answer
      used = promptTokens + asked.usedTokens
    }
    if (answer.isUnchanged) used = 0
  } finally {
    await settleTokens(services, reservation, used)
  }
  return { ...answer, usage: await readTokenUsage(services, userId) }
}
