import type { ChatReply, ReplySource } from '#domain/coaching/contract.ts'
import { presentUsage } from '../token-allowance/index.ts'
import type { AnswerPart } from './answer-message.ts'

/** The whole answer at once, for callers that do not read a stream. */
export async function collectAnswer(
  answer: AsyncIterable<AnswerPart>,
  isBuiltIn: boolean,
): Promise<ChatReply> {
  let response = ''
  let sources: ReplySource[] = []
  for await (const part of answer) {
    if (part.type === 'text') response += part.text
    else if (part.type === 'sources') sources = part.sources
    else return { response, sources, isBuiltIn, usage: presentUsage(part.usage) }
  }
  throw new Error('the answer ended without its usage')
}
