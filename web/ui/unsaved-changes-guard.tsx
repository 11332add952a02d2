import { useBlocker } from 'react-router'
import { useLeaveWarning } from '../platform/use-leave-warning.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

/** While a form has unsaved changes, asks before its page is left, by a link or by closing it. */
export function UnsavedChangesGuard({ isActive }: { isActive: boolean }) {
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
      title={uiTexts.unsavedTitle}
      description={uiTexts.unsavedMeaning}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {uiTexts.stayOnPage}
          </Button>
          <Button onClick={() => blocker.proceed?.()}>{uiTexts.leavePage}</Button>
        </>
      }
    />
  )
}
