import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type QuestionDialogProps = {
  open: boolean
  title: string
  meaning: string
  /** The answer that changes nothing. */
  noText: string
  isNoDisabled?: boolean
  yesText: string
  /** While what was answered is done. */
  isRunning?: boolean
  pendingText?: string
  /** The other answer does not look like one that deletes. */
  isHarmless?: boolean
  onNo: () => void
  onYes: () => void
  children?: ReactNode
}

/** Asks before something is done that cannot be brought back. Escape and the close button are a No. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { open, title, meaning, noText, isNoDisabled = false, onNo } = props
  const { yesText, isRunning = false, pendingText, isHarmless = false, onYes } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onNo()}
      title={title}
      description={meaning}
      actions={
        <>
          <Button variant="secondary" disabled={isNoDisabled} onClick={onNo}>
            {noText}
          </Button>
          <Button
            variant={isHarmless ? 'primary' : 'danger'}
            pending={isRunning}
            {...(pendingText && { pendingText })}
            onClick={onYes}
          >
            {yesText}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
