import { Button } from '../../ui/button.tsx'

type ConfirmDeletionProps = {
  question: string
  confirmText: string
  cancelText: string
  onConfirm: () => void
  onCancel: () => void
}

/** The button that asked goes away with its question, so that focus moves to the answer that changes nothing. */
const focusWhenShown = (element: HTMLElement | null) => element?.focus()

/** Asks before something is deleted for good. */
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
