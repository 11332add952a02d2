import { PageHeading } from '../../ui/page-heading.tsx'
import type { Payer } from './card-form.ts'
import { CardPayment } from './card-payment.tsx'
import { KeptPayment } from './kept-payment.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { billingTexts } from './texts.ts'
import { usePlan } from './use-plan.ts'

export type PaymentStepProps = {
  payer: Payer
  /** A payment of this e-mail is kept: nothing more is to be paid. */
  isPaymentKept: boolean
  isRunning: boolean
  /** Runs one action at a time. */
  run: (action: () => Promise<void>) => Promise<void>
  /** Makes the account for the payment. */
  onPaid: () => Promise<void>
  onPaymentKept: () => void
  onEmailTaken: () => void
  onBack: () => void
}

/** Step 2 of the sign-up: the plan, what will happen, and the card. */
export function PaymentStep(props: PaymentStepProps) {
  const plan = usePlan()
  return (
    <>
      <p className="mb-1 text-sm text-ink-soft">{billingTexts.step}</p>
      <PageHeading title={billingTexts.title} intro={props.isPaymentKept ? undefined : billingTexts.intro} />
      <div className="flex flex-col gap-6">
        <PlanSummary {...plan} />
        {props.isPaymentKept ? <KeptPayment {...props} /> : <CardPayment {...props} plan={plan.plan} />}
      </div>
    </>
  )
}
