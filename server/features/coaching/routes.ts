import type { Context } from 'hono'
import { chatStreamHeader } from '#domain/coaching/chat-stream.ts'
import { chatReply, chatRequest } from '#domain/coaching/contract.ts'
import { type AppEnv, createRouter, sessionOf } from '../../platform/http/app-env.ts'
import { defineRoute, jsonBody, jsonReply, problemReplies } from '../../platform/http/define-route.ts'
import { problemOf } from '../../platform/http/problem-response.ts'
import { answerMessage } from './answer-message.ts'
import { collectAnswer } from './collect-answer.ts'
import { limitReplyTime } from './limit-reply-time.ts'
import { modelProblems } from './model-problems.ts'
import { beginAnswer, streamAnswer } from './stream-answer.ts'

const chat = defineRoute(
  { access: 'member' },
  {
    method: 'post',
    path: '/chat',
    summary: 'Answer the last message of a conversation',
    description:
      'Streams `ChatStreamPart`s as server-sent events when asked for `text/event-stream`, else answers at once.',
    request: jsonBody(chatRequest),
    responses: {
      200: jsonReply(chatReply, 'The reply'),
      ...modelProblems,
      ...problemReplies('unknown-module', 'history-too-long', 'message-too-long'),
    },
  },
)

const wantsStream = (context: Context<AppEnv>) =>
  context.req.header('accept')?.includes('text/event-stream') === true

/**
 * What is written until this turn of the event loop ends leaves in one piece: the head of a reply with its first words.
 * Each write costs the system as much as the rest of what is done with a reply's first words. It is the connection that
 * waits: a corked response that ends in the same turn, as a safety card does, would send its end before its content.
 */
function writeTogether(outgoing: AppEnv['Bindings']['outgoing']): void {
  const socket = outgoing?.socket
  socket?.cork()
  setImmediate(() => socket?.uncork())
}

export const coachingRoutes = createRouter().openapi(chat, async (context) => {
  const { services, requestId } = context.var
  const { user } = sessionOf(context)
  const request = context.req.valid('json')
  const leaving = new AbortController()
  const signal = limitReplyTime(context.req.raw.signal, leaving.signal)
  const answer = services.runningReplies.follow(answerMessage(services, user.id, request, signal))
  if (!wantsStream(context)) return context.json(await collectAnswer(answer, services.model.isBuiltIn), 200)
  const begun = await beginAnswer(answer)
  writeTogether(context.env?.outgoing)
  const body = streamAnswer(begun, {
    messageId: request.messageId,
    isBuiltIn: services.model.isBuiltIn,
    signal,
    onLeave: () => leaving.abort(),
    async onError(error) {
      const { code } = await problemOf(error, services)
      services.log.error({ requestId, code }, 'reply broke off')
      return code
    },
  })
  // The declared reply is JSON; a stream is the same reply in another representation.
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      [chatStreamHeader[0]]: chatStreamHeader[1],
    },
  }) as never
})
