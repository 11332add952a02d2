import type { ChatRequest } from '#domain/coaching/contract.ts'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import { createEmitter } from '../../../platform/create-emitter.ts'
import type { RequestReply } from './request-reply.ts'

/** A message that has its reply, as the server was asked for it. */
export type AnsweredMessage = { scope: ChatScope; messageId: string; text: string }

const answers = createEmitter<AnsweredMessage>()

/** Calls `listener` with each message that got its reply, whichever chat sent it. */
export const listenForAnswers = answers.listen

function announceAnswer(scope: ChatScope, { messageId, messages }: ChatRequest): void {
  answers.emit({ scope, messageId, text: messages.at(-1)?.content ?? '' })
}

/**
 * The same replies of a chat, announced once each has come. One that the person stopped while it was written counts; what
 * spent no tokens, such as the safety card, and what broke off do not.
 */
export function watchAnswers(scope: ChatScope, requestReply: RequestReply): RequestReply {
  return async function* watchAnswer(request, signal) {
    let hasText = false
    let hasUsage = false
    try {
      for await (const part of requestReply(request, signal)) {
        hasText ||= part.type === 'text-delta' && part.delta !== ''
        hasUsage ||= part.type === 'data-usage'
        yield part
      }
    } finally {
      if (hasText && (hasUsage || signal.aborted)) announceAnswer(scope, request)
    }
  }
}
