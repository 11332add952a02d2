import type Stripe from 'stripe'
import { type ProductInfo, productInfo } from '#domain/billing/contract.ts'
import { Problem } from '#domain/problems.ts'
import { MONTHLY_TOKEN_LIMIT } from '#domain/token-allowance/allowance.ts'

const CACHE_MS = 5 * 60 * 1000

function tokenLimitOf({ token_limit: written }: Stripe.Metadata): number {
  return written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : MONTHLY_TOKEN_LIMIT
}

function productInfoOf(price: Stripe.Price): ProductInfo {
  const { product, recurring, unit_amount: amount, currency } = price
  const isUsable = typeof product !== 'string' && !product.deleted && recurring && amount !== null
  // A price that is not recurring, or varies, cannot be shown as a plan: the operator set another one.
  if (!isUsable) throw new Problem('payment-failed')
  const info = productInfo.safeParse({
    name: product.name,
    description: product.description,
    price: { amount, currency, interval: recurring.interval },
    tokenLimit: tokenLimitOf(product.metadata),
  })
  if (!info.success) throw new Problem('payment-failed', {}, { cause: info.error })
  return info.data
}

/**
 * Reads the plan of the configured price, at most every 5 minutes; callers at the same moment share one request.
 * A failure is not kept.
 */
export function stripeProductReader(
  stripe: Stripe,
  priceId: string,
  now: () => Date,
): () => Promise<ProductInfo> {
  let cached: { product: Promise<ProductInfo>; readAtMs: number } | null = null
  return () => {
    const nowMs = now().getTime()
    if (cached && nowMs - cached.readAtMs < CACHE_MS) return cached.product
    const product = stripe.prices.retrieve(priceId, { expand: ['product'] }).then(productInfoOf)
    const entry = { product, readAtMs: nowMs }
    cached = entry
    product.catch(() => {
      if (cached === entry) cached = null
    })
    return product
  }
}
