import Stripe from 'stripe'

/**
 * At most seven short calls and one charge make a payment. Each tried twice, they end within 118 s, before the
 * two minutes do for which one request holds a payment (domain/billing/open-payment.ts).
 */
const TIMEOUT_MS = 6_000
/** A charge waits for the bank that gave out the card. */
const CHARGE_TIMEOUT_MS = 15_000
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

/** What the call that charges a card gets instead of the client's time-out. */
export function chargeOptions(settings: StripeSettings): Stripe.RequestOptions {
  return { timeout: settings.timeoutMs ?? CHARGE_TIMEOUT_MS }
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
