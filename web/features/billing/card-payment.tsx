import { useState } from 'react'
import { toApiProblem } from '../../platform/to-api-problem.ts'
import { ActionForm } from '../../ui/action-form.tsx'
import { toast } from '../../ui/toast.ts'
import type { PlanReply } from './billing-calls.ts'
import { CardEntry } from './card-entry.tsx'
import type { CardForm } from './card-form.ts'
import { PaymentActions } from './payment-actions.tsx'
import { paymentFailureText } from './payment-failure-text.ts'
import type { PaymentStepProps } from './payment-step-props.ts'
import { billingInterval, formatPrice } from './plan-price.ts'
import { showPaymentError } from './show-payment-error.ts'
import { takePayment } from './take-payment.ts'
import { billingTexts } from './texts.ts'

/** The card form and the payment. Whatever fails, what was typed stays and the form can be used again. */
export function CardPayment(props: PaymentStepProps & { plan: PlanReply | undefined }) {
  const { plan, payer, isRunning, run, onPaid, onPaymentKept, onEmailTaken, onBack } = props
  const [card, setCard] = useState<CardForm | null>(null)
  const [isCharging, setCharging] = useState(false)

  async function pay() {
    setCharging(false)
    const outcome = await takePayment(card, payer, () => setCharging(true)).catch((error) => {
      if (toApiProblem(error).code === 'email-taken') onEmailTaken()
      else showPaymentError(paymentFailureText(error))
    })
    if (outcome === 'kept') onPaymentKept()
    if (outcome !== 'paid') return
    toast({ title: billingTexts.paidTitle, description: billingTexts.paid })
    await onPaid()
  }
  const price = plan?.productInfo.price
  return (
    <ActionForm className="flex flex-col gap-6" onSubmit={() => run(pay)}>
      {plan && <CardEntry entry={plan.cardEntry} onReady={setCard} isLocked={isRunning} />}
      {plan && (
        <div>
          <p>{billingTexts.whatHappens(formatPrice(price), billingInterval(price))}</p>
          <p className="mt-2 text-sm text-ink-soft">{billingTexts.noSecondCharge}</p>
        </div>
      )}
      <PaymentActions
        label={billingTexts.pay}
        progress={isCharging ? billingTexts.paymentRuns : ''}
        isDisabled={!card || !plan}
        isRunning={isRunning}
        onBack={onBack}
      />
    </ActionForm>
  )
}
