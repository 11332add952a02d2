import type { Product } from './start-product.ts'

/** Tells the journeys, as JSON, where the product is that they share. */
export const SHARED_PRODUCT_VARIABLE = 'WAYFERN_E2E_PRODUCT'

/** Who is an operator of the shared product: one for each file that needs one, as a file alone signs its operator up. */
export const operatorEmails = ['signed-in-pages@operators.example', 'module-pages@operators.example'] as const

export type SharedProduct = Pick<Product, 'url' | 'dataDir'>

/**
 * The product that journeys share which need no settings of their own. Each signs up its own people, so that none
 * meets what another one left.
 */
export function sharedProduct(): SharedProduct {
  return JSON.parse(process.env[SHARED_PRODUCT_VARIABLE] ?? '')
}
