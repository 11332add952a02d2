import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#domain/problems.ts'
import type { AppEnv } from './app-env.ts'

/** The largest body any JSON route takes: a long chat history in UTF-8 with room to spare. */
const MAX_BODY_BYTES = 1024 * 1024

function limitTo(maxSize: number, refuse: () => Problem): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw refuse()
    },
  })
}

/**
 * Refuses bodies over 1 MB before they are read. A path in `ownLimits` has another limit and another refusal.
 * @throws Problem `request-too-large`, or that of the path
 */
export function limitBody(
  ownLimits: Readonly<Record<string, { maxBytes: number; refuse: () => Problem }>>,
): MiddlewareHandler<AppEnv> {
  const usual = limitTo(MAX_BODY_BYTES, () => new Problem('request-too-large', { maxBytes: MAX_BODY_BYTES }))
  const byPath = new Map(
    Object.entries(ownLimits).map(([path, { maxBytes, refuse }]) => [path, limitTo(maxBytes, refuse)]),
  )
  return async (context, next) => {
    // These never have a body, and asking for one would make Node build a whole request object.
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return await next()
    return await (byPath.get(context.req.path) ?? usual)(context, next)
  }
}
