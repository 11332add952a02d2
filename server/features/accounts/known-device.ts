import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { emailSubject } from '../../platform/http/email-subject.ts'
import { newLinkToken } from '../../platform/links/link-token.ts'

/** How long a device stays known after its last sign-in. */
const KNOWN_SECONDS = 365 * 24 * 60 * 60
/** Sign-in, sign-up and the request for a reset link ask for it; cookies have one path each. */
const PATH = '/api'
const NAME_LENGTH = 16

type RequestContext = Context<AppEnv>

/** Each account has a cookie of its own on a device, whose name tells nobody which account it is. */
function cookieName(context: RequestContext, email: string): string {
  const { linkSigner } = context.var.services
  return `wayfern.device_${linkSigner.tokenFor('known-device-name', emailSubject(email)).slice(0, NAME_LENGTH)}`
}

function signatureOf(context: RequestContext, device: string, email: string): string {
  return context.var.services.linkSigner.tokenFor('known-device', `${device}\n${emailSubject(email)}`)
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The device that asks, if somebody signed in to the account of this e-mail on it before; otherwise null. */
export function knownDevice(context: RequestContext, email: string): string | null {
  const [device = '', signature = ''] = (getCookie(context, cookieName(context, email)) ?? '').split('.')
  return isSame(signature, signatureOf(context, device, email)) ? device : null
}

/**
 * Has the reply make the device known for the account, so that a stranger who uses up the tries for its e-mail does
 * not lock it out. The cookie opens nothing: it gives counts of its own, and lets the form say that there is an account.
 */
export function keepDeviceKnown(context: RequestContext, email: string): void {
  const device = knownDevice(context, email) ?? newLinkToken()
  setCookie(context, cookieName(context, email), `${device}.${signatureOf(context, device, email)}`, {
    path: PATH,
    maxAge: KNOWN_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.var.services.env.PUBLIC_URL.startsWith('https:'),
  })
}
