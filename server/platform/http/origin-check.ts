import type { MiddlewareHandler } from 'hono'
import { Problem } from '#domain/problems.ts'
import type { AppEnv } from './app-env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

function isOwnOrigin(
  origin: string,
  publicUrl: string,
  requestUrl: string,
  host: string | undefined,
): boolean {
  if (origin === new URL(publicUrl).origin) return true
  // A person may open a local installation by another of its names (127.0.0.1 for localhost).
  const protocol = new URL(requestUrl).protocol
  return host !== undefined && origin === `${protocol}//${host}`
}

/**
 * Refuses state-changing requests that a browser sends from another site (OWASP CSRF cheat sheet, "verifying
 * origin"). Requests without cookies (scripts with a bearer token, webhooks) carry no ambient authority and pass.
 * @throws Problem `cross-site-request`
 */
export const checkOrigin: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { method, url } = context.req
  if (!safeMethods.has(method)) {
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const isForeign =
      origin !== undefined
        ? !isOwnOrigin(origin, context.var.services.env.PUBLIC_URL, url, context.req.header('host'))
        : site !== undefined && site !== 'same-origin' && site !== 'none'
    if (isForeign) throw new Problem('cross-site-request')
  }
  await next()
}
