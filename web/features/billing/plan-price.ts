import type { ProductInfo } from '#domain/billing/contract.ts'
import { billingTexts } from './texts.ts'

type Price = ProductInfo['price']

/**
 * The price in en-US style with 2 decimals, from the smallest unit divided by 100; $9.99 when the payment
 * service gives no price (specification, section 9, "Price unit").
 */
export function formatPrice(price: Price | undefined): string {
  if (!price) return billingTexts.fallbackPrice
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: price.currency, ...decimals })
  return format.format(price.amount / 100)
}

/** How often the plan is paid; monthly when the payment service does not say. */
export function billingInterval(price: Price | undefined): Price['interval'] {
  return price?.interval ?? 'month'
}
