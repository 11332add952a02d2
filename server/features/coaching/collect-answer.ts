import type { ChatReply, ReplySource } from '#domain/coaching/contract.ts'
import { readReplyParts } from '#domain/coaching/reply-parts.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { presentUsage } from '../token-allowance/index.ts'
import type { AnswerPart } from './answer-message.ts'

/** The whole answer at once, for callers that do not read a stream. */
export async function collectAnswer(
  answer: AsyncIterable<AnswerPart>,
  isBuiltIn: boolean,
): Promise<ChatReply> {
  let response = ''
  let sources: ReplySource[] = []
  let safety: SafetyReply | null = null
  for await (const part of answer) {
    if (part.type === 'text') response += part.text
    else if (part.type === 'sources') sources = part.sources
    else if (part.type === 'safety') safety = part.safety
    else
      return {
        response,
        parts: readReplyParts(response),
        sources,
        isBuiltIn,
        usage: part.usage && presentUsage(part.usage),
        safety,
      }
  }
  throw new Error('the answer ended without its usage')
}
