import { CardElement, Elements, useElements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElementChangeEvent } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import type { CardFormProps } from '../card-form.ts'
import { billingTexts } from '../texts.ts'
import { StripeCardInput } from './stripe-card-input.tsx'

type StripeCardFormProps = CardFormProps & { stripe: Stripe }

/** The card provider's own field. The card's number goes from it to the provider, never to us. */
export function StripeCardForm(props: StripeCardFormProps) {
  return (
    <Elements stripe={props.stripe}>
      <StripeCardField {...props} />
    </Elements>
  )
}

function StripeCardField({ stripe, onReady, isLocked }: StripeCardFormProps) {
  const elements = useElements()
  const [isMounted, setIsMounted] = useState(false)
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (!isMounted || !elements) return
    onReady({
      async createPaymentMethod({ name, email }) {
        const card = elements.getElement(CardElement)
        if (!card) throw new Error(billingTexts.cardFieldMissing)
        // A profile may be without a name; the provider refuses an empty one.
        const billing_details = { email, ...(name && { name }) }
        const reply = await stripe.createPaymentMethod({ type: 'card', card, billing_details })
        if (!reply.error) return reply.paymentMethod.id
        if (reply.error.type !== 'validation_error') throw new Error(reply.error.message)
        setError(reply.error.message)
        card.focus()
        return null
      },
      async answerBank(clientSecret) {
        const { error } = await stripe.handleNextAction({ clientSecret })
        if (error) throw new Error(error.message)
      },
    })
    return () => onReady(null)
  }, [stripe, elements, isMounted, onReady])

  return (
    <Field label={billingTexts.card} hint={billingTexts.cardHint} error={error}>
      <StripeCardInput
        isLocked={isLocked}
        onReady={() => setIsMounted(true)}
        onChange={(event: StripeCardElementChangeEvent) => setError(event.error?.message)}
      />
    </Field>
  )
}
