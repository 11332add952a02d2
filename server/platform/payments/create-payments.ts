import type { Env } from '../../env.ts'
import type { Database } from '../database/database.ts'
import { createTestPayments } from './create-test-payments.ts'
import type { Payments } from './payments.ts'

/** Stripe where its keys are set, or the built-in test provider. Stripe's library is loaded only where it is used. */
export async function createPayments(env: Env, db: Database, now: () => Date): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID)
    return createTestPayments({ db, now })
  const { createStripePayments } = await import('./create-stripe-payments.ts')
  return createStripePayments(
    {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      priceId: STRIPE_PRICE_ID,
      apiUrl: env.STRIPE_API_URL,
    },
    now,
  )
}
