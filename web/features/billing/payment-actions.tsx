import { Button } from '../../ui/button.tsx'
import { billingTexts } from './texts.ts'

type PaymentActionsProps = {
  label: string
  /** What is going on while it runs. */
  progress: string
  isDisabled: boolean
  isRunning: boolean
  onBack: () => void
}

/** The one button that goes on, and the way back to the details. */
export function PaymentActions({ label, progress, isDisabled, isRunning, onBack }: PaymentActionsProps) {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-ink-soft empty:hidden">
        {isRunning && progress}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="flex-1 basis-56"
          disabled={isDisabled}
          pending={isRunning}
          pendingText={billingTexts.processing}
        >
          {label}
        </Button>
        <Button variant="secondary" disabled={isRunning} onClick={onBack}>
          {billingTexts.back}
        </Button>
      </div>
    </div>
  )
}
