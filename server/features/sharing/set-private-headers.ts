import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'

/**
 * Keeps a shared report, its page and their refusals out of search engines, caches and other sites' logs. It has
 * to stand outside of whatever else sets these headers.
 */
export const setPrivateHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('X-Robots-Tag', 'noindex')
  headers.set('Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'no-referrer')
}
