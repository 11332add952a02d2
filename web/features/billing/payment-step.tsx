import { PageHeading } from '../../ui/page-heading.tsx'
import { CardPayment } from './card-payment.tsx'
import { KeptPayment } from './kept-payment.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { PlanSummary } from './plan-summary.tsx'
import { billingTexts } from './texts.ts'
import { usePlan } from './use-plan.ts'

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
