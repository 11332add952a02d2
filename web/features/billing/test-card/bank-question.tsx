import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { billingTexts } from '../texts.ts'

/** Stands for the bank's own question (3-D Secure). It is open while `onAnswer` waits; closing it refuses. */
export function BankQuestion({ onAnswer }: { onAnswer: ((isConfirmed: boolean) => void) | null }) {
  return (
    <Dialog
      open={onAnswer !== null}
      onOpenChange={(open) => {
        if (!open) onAnswer?.(false)
      }}
      title={billingTexts.bankQuestion}
      description={billingTexts.bankQuestionDetails}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer?.(false)}>
            {billingTexts.refuse}
          </Button>
          <Button onClick={() => onAnswer?.(true)}>{billingTexts.confirm}</Button>
        </>
      }
    />
  )
}
