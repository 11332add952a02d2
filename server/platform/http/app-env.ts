import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Session } from '#domain/accounts/session.ts'
import { Problem } from '#domain/problems.ts'
import type { Services } from '../../services.ts'

export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { services: Services; requestId: string; session: Session | null }
}

/** A route tree whose validation failures become the `invalid-request` problem. */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return
      // Path and message only: what the caller sent may be private and is never echoed.
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      throw new Problem('invalid-request', { issues })
    },
  })
}

/**
 * The caller's session on a route whose access is `member` or `operator`.
 * @throws Problem `unauthenticated` when there is none
 */
export function sessionOf(context: Context<AppEnv>): Session {
  const session = context.get('session')
  if (!session) throw new Problem('unauthenticated')
  return session
}
