import Stripe from 'stripe'

/** Several calls make one payment; together with their retries they end before the payment's hold does. */
const TIMEOUT_MS = 8_000
const MAX_NETWORK_RETRIES = 1

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  priceId: string
  /** A local stand-in instead of Stripe itself. */
  apiUrl?: string
  timeoutMs?: number
  maxNetworkRetries?: number
}

function addressOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  return { protocol: isSecure ? 'https' : 'http', host: hostname, port: port || (isSecure ? 443 : 80) }
}

/** The official SDK with time-outs that a waiting person can bear; it adds idempotency keys to its own retries. */
export function createStripeClient(settings: StripeSettings): Stripe {
  return new Stripe(settings.secretKey, {
    ...addressOf(settings.apiUrl),
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: settings.maxNetworkRetries ?? MAX_NETWORK_RETRIES,
    telemetry: false,
  })
}
