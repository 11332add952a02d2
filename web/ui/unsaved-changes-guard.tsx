import { useBlocker } from 'react-router'
import { useLeaveWarning } from '../platform/use-leave-warning.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

type UnsavedChangesGuardProps = {
  isActive: boolean
  /** For a form that is sent and not saved. */
  texts?: { title: string; meaning: string; leave: string }
}

const saved = { title: uiTexts.unsavedTitle, meaning: uiTexts.unsavedMeaning, leave: uiTexts.leavePage }

/** While a form has unsaved changes, asks before its page is left, by a link or by closing it. */
export function UnsavedChangesGuard({ isActive, texts = saved }: UnsavedChangesGuardProps) {
  useLeaveWarning(isActive)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title={texts.title}
      description={texts.meaning}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {uiTexts.stayOnPage}
          </Button>
          <Button onClick={() => blocker.proceed?.()}>{texts.leave}</Button>
        </>
      }
    />
  )
}
