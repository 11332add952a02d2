import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { roleOf } from '#domain/accounts/session.ts'
import { Problem, type ProblemCode, problemStatus } from '#domain/problems.ts'
import { type AppEnv, sessionOf } from './app-env.ts'
import { clientAddress } from './client-address.ts'
import type { RateLimitRule, RateLimitVerdict } from './rate-limiter.ts'

/** Who may call a route. `fresh` members are checked against the database, not against the session cache. */
export type Access = 'open' | 'member' | 'fresh-member' | 'operator'

type Guard = {
  access: Access
  /** Counted by the caller's address before anything else happens. */
  limit?: RateLimitRule
}

/** @throws Problem `rate-limited` with `retryAfterSeconds` for an act that is over its limit */
export function refuseOverLimit({ allowed, retryAfterSeconds }: RateLimitVerdict): void {
  if (!allowed) throw new Problem('rate-limited', { retryAfterSeconds })
}

/**
 * Counts one act and refuses it over the limit.
 * @throws Problem `rate-limited` with `retryAfterSeconds`
 */
export async function countAgainstLimit(
  services: AppEnv['Variables']['services'],
  rule: RateLimitRule,
  subject: string,
): Promise<void> {
  refuseOverLimit(await services.rateLimiter.consume(rule, subject, services.now()))
}

/**
 * Counts one act of the signed-in caller.
 * @throws Problem `rate-limited` with `retryAfterSeconds`
 */
export async function countAct(context: Context<AppEnv>, rule: RateLimitRule) {
  const { services } = context.var
  const { user } = sessionOf(context)
  await countAgainstLimit(services, rule, user.id)
  return { services, user }
}

function limitBy(rule: RateLimitRule): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await countAgainstLimit(context.var.services, rule, clientAddress(context))
    await next()
  }
}

function allow(access: Exclude<Access, 'open'>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { accounts, env } = context.var.services
    const fresh = access !== 'member'
    const { session, setCookies } = await accounts.readSession(context.req.raw.headers, { fresh })
    if (!session) throw new Problem('unauthenticated')
    if (access === 'operator' && roleOf(session.user, env.OPERATOR_EMAILS) !== 'operator')
      throw new Problem('forbidden')
    context.set('session', session)
    await next()
    for (const cookie of setCookies) context.res.headers.append('Set-Cookie', cookie)
  }
}

/**
 * Declares a route together with who may call it. The guard runs before validation, so a caller without a
 * session learns nothing about what the route takes.
 */
export function defineRoute<const P extends string, const R extends Omit<RouteConfig, 'path'> & { path: P }>(
  guard: Guard,
  config: R,
) {
  const middleware: MiddlewareHandler<AppEnv>[] = []
  if (guard.limit) middleware.push(limitBy(guard.limit))
  if (guard.access !== 'open') middleware.push(allow(guard.access))
  const security = guard.access === 'open' ? [] : [{ sessionCookie: [] }, { bearer: [] }]
  return createRoute({ ...config, middleware, security, 'x-access': guard.access } as R & {
    middleware: MiddlewareHandler<AppEnv>[]
  })
}

/** A JSON reply in a route's declaration. */
export function jsonReply<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A JSON body in a route's declaration. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { 'application/json': { schema } } } }
}

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    code: z.string(),
    requestId: z.string(),
  })
  .loose()

/** The problems that a route may answer with, for its declaration. Codes that share a status share an entry. */
export function problemReplies(...codes: ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of codes)
    byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(', '), content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  )
}
