import { Button } from '../../ui/button.tsx'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'

type ConfirmDeletionProps = {
  question: string
  confirmText: string
  cancelText: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is deleted for good. The focus moves to the answer that changes nothing. */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  return (
    <div className="mt-2 rounded-control bg-sunken p-3">
      <p className="mb-3">{props.question}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={focusWhenShown} variant="secondary" onClick={props.onCancel}>
          {props.cancelText}
        </Button>
        <Button variant="danger" onClick={props.onConfirm}>
          {props.confirmText}
        </Button>
      </div>
    </div>
  )
}
