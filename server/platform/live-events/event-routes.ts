import { z } from '@hono/zod-openapi'
import { createRouter, sessionOf } from '../http/app-env.ts'
import { defineRoute, problemReplies } from '../http/define-route.ts'
import { openEventStream } from './open-event-stream.ts'

const stream = defineRoute(
  { access: 'fresh-member' },
  {
    method: 'get',
    path: '/events',
    summary: "Announces changes of the caller's data as server-sent events",
    description:
      'Each `data:` line is an `EventMessage`: which kind of data changed, or why the stream ends. A comment line comes every 30 seconds.',
    responses: {
      200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
      ...problemReplies('unauthenticated'),
    },
  },
)

export const eventRoutes = createRouter().openapi(stream, (context) => {
  const { accounts, events } = context.var.services
  const { user } = sessionOf(context)
  const { headers, signal } = context.req.raw
  const body = openEventStream({
    subscribe: (subscriber) => events.subscribe(user.id, subscriber),
    isSessionAlive: async () =>
      (await accounts.readSession(headers, { fresh: true })).session?.user.id === user.id,
    signal,
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  }) as never
})
