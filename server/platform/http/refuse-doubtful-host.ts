import type { MiddlewareHandler } from 'hono'
import { Problem } from '#domain/problems.ts'
import type { AppEnv } from './app-env.ts'

/**
 * Refuses a request with several `Host` headers (RFC 9112, section 3.2): Node takes the first, a proxy may take the
 * last, and what is decided by the one would be done to the other.
 * @throws Problem `invalid-request`
 */
export const refuseDoubtfulHost: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { rawHeaders = [] } = context.env?.incoming ?? {}
  // Names and values take turns.
  const hosts = rawHeaders.filter(
    (name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  )
  if (hosts.length > 1) throw new Problem('invalid-request')
  await next()
}
