import { useEffect, useRef } from 'react'
import { ActionForm } from '../../ui/action-form.tsx'
import { Banner } from '../../ui/banner.tsx'
import { PaymentActions } from './payment-actions.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { billingTexts } from './texts.ts'

/** Says that a payment is kept before going on, and goes on without a card. */
export function KeptPayment({ payer, isRunning, run, onPaid, onBack }: PaymentStepProps) {
  const explanation = useRef<HTMLDivElement>(null)
  useEffect(() => explanation.current?.focus(), [])
  return (
    <ActionForm className="flex flex-col gap-6" onSubmit={() => run(onPaid)}>
      <div ref={explanation} tabIndex={-1}>
        <Banner title={billingTexts.keptTitle}>{billingTexts.kept(payer.email)}</Banner>
      </div>
      <PaymentActions
        label={billingTexts.createAccount}
        progress={billingTexts.accountRuns}
        isDisabled={false}
        isRunning={isRunning}
        onBack={onBack}
      />
    </ActionForm>
  )
}
