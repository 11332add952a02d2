import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { countedAddress } from './counted-address.ts'

/**
 * The address to count a caller by. Behind a trusted proxy it is the last entry of `X-Forwarded-For` (the one
 * the proxy itself wrote); a header that anybody can send is otherwise ignored.
 */
export function clientAddress(context: Context<AppEnv>): string {
  if (context.var.services.env.TRUSTED_PROXY) {
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return countedAddress(forwarded)
  }
  return countedAddress(context.env?.incoming?.socket?.remoteAddress ?? 'local')
}
