import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from '#domain/problems.ts'
import type { AppEnv } from './app-env.ts'

/** The largest body any JSON route takes: a long chat history in UTF-8 with room to spare. */
const MAX_BODY_BYTES = 1024 * 1024

function limitTo(maxSize: number, refuse: () => Problem): MiddlewareHandler<AppEnv> {
  const limitRead = bodyLimit({
    maxSize,
    onError: () => {
      throw refuse()
    },
  })
  return async (context, next) => {
    const length = context.req.header('content-length')
    const isChunked = context.req.header('transfer-encoding') !== undefined
    if (length === undefined || isChunked) return await limitRead(context, next)
    // Node reads no more than was announced. Looking at the body would make it build a whole request object.
    if (Number(length) > maxSize) throw refuse()
    return await next()
  }
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
    // These never have a body.
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return await next()
    return await (byPath.get(context.req.path) ?? usual)(context, next)
  }
}
