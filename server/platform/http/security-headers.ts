import { createHash } from 'node:crypto'

/** The hash sources of a page's inline scripts, for its Content-Security-Policy. */
function inlineScriptHashes(html: string): string[] {
  const bodies = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  )
  return bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}

const stripeHosts = 'https://js.stripe.com'

/** The policy of one page: own files, the page's own inline scripts, and the card provider where one is configured. */
export function contentSecurityPolicy(html: string, allowStripe: boolean): string {
  const stripe = (hosts: string) => (allowStripe ? ` ${hosts}` : '')
  return [
    `default-src 'self'`,
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}${stripe(stripeHosts)}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    `frame-src ${allowStripe ? `${stripeHosts} https://hooks.stripe.com` : "'none'"}`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
  ].join('; ')
}

/** What no page of ours asks a browser for. A script that should not be here cannot ask for it either. */
const unused = [
  'accelerometer',
  'bluetooth',
  'browsingTopics',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const

/** The features of a browser that pages may use, for `Permissions-Policy`; a payment only where one can be made. */
export function permissionsPolicy(allowStripe: boolean) {
  return {
    ...Object.fromEntries(unused.map((feature) => [feature, []])),
    payment: allowStripe ? ['self', stripeHosts] : [],
  }
}
