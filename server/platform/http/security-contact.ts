import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt'

/** Under a year, as RFC 9116, section 2.5.5 recommends. A reply is as fresh as the process that sends it. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

/** Where to report a weakness of the product (RFC 9116): the operator's address for support, else the page for it. */
export function sendSecurityContact(context: Context<AppEnv>): Response {
  const { env, now } = context.var.services
  const contact = env.SUPPORT_EMAIL ? `mailto:${env.SUPPORT_EMAIL}` : `${env.PUBLIC_URL}/dashboard/support`
  const expires = new Date(now().getTime() + VALID_MS).toISOString()
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${env.PUBLIC_URL}${SECURITY_CONTACT_PATH}`,
  ]
  return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
}
