import type { Stripe } from '@stripe/stripe-js'
import type { ComponentType } from 'react'
import type { CardFormProps } from '../card-form.ts'

export type StripeCard = { stripe: Stripe; StripeCardForm: ComponentType<CardFormProps & { stripe: Stripe }> }

/**
 * Loads the card provider's script and our form around it. Nothing of either is loaded before the payment step.
 * @throws Error when the script cannot be loaded or does not accept the key
 */
export async function loadStripeCard(publishableKey: string): Promise<StripeCard> {
  const [{ loadStripe }, { StripeCardForm }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    import('./stripe-card-form.tsx'),
  ])
  const stripe = await loadStripe(publishableKey, { locale: 'en' })
  if (!stripe) throw new Error('the card provider runs in browsers alone')
  return { stripe, StripeCardForm }
}
