import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { Services } from '../../services.ts'
import { boundReply } from './bound-reply.ts'
import { buildInstruction } from './build-instruction.ts'

type Question<T> = {
  scope: ChatScope
  prompt: string
  /** Null where an answer is not in the form. */
  read: (answer: string) => T | null
  /** Of each of the two answers. */
  maxTokens: number
  signal: AbortSignal
}

async function collect(services: Services, question: Question<unknown>, prompt: string): Promise<string> {
  const { scope, maxTokens, signal } = question
  const reply = services.model.stream({
    scope,
    // Without a length: it is given by the matter, not by the chat.
    instruction: buildInstruction(services.content, { scope, answers: [], personalization: [] }),
    messages: [{ role: 'user', content: prompt }],
    replyLength: 'balanced',
    maxReplyTokens: maxTokens,
    signal,
  })
  let text = ''
  for await (const part of boundReply(reply, services.tokenizer, maxTokens))
    if (part.type === 'text') text += part.text
  return text
}

/** The one JSON object in an answer, whatever stands around it; undefined where there is none. */
export function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '')
  } catch {
    return undefined
  }
}

/**
 * Asks the configured model, and once more where its answer is not in the form.
 * @returns null when neither is usable; `usedTokens` counts both answers
 * @throws Problem of `ChatModel`
 */
export async function askModelForJson<T>(
  services: Services,
  question: Question<T>,
): Promise<{ result: T | null; usedTokens: number }> {
  let usedTokens = 0
  for (const note of ['', '\n\nYour last answer was not in this form. Answer with the JSON object alone.']) {
    const answer = await collect(services, question, question.prompt + note)
    usedTokens += await services.tokenizer.count(answer)
    const result = question.read(answer)
    if (result !== null || question.signal.aborted) return { result, usedTokens }
  }
  return { result: null, usedTokens }
}
