import type { ChatStreamPart } from '#domain/coaching/chat-stream.ts'
import type { ChatRequest } from '#domain/coaching/contract.ts'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { fetchApi } from '../../../platform/fetch-api.ts'
import { readChatStream } from './read-chat-stream.ts'

/**
 * Asks for the reply to a conversation, piece by piece.
 * @throws ApiProblem when the reply was refused or broke off; an `AbortError` when aborted
 */
export async function* requestReply(
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatStreamPart> {
  const response = await fetchApi('/chat', {
    method: 'POST',
    body: request,
    accept: 'text/event-stream',
    signal,
  })
  if (!response.body) throw new ApiProblem('model-failed')
  yield* readChatStream(response.body)
}

export type RequestReply = typeof requestReply
