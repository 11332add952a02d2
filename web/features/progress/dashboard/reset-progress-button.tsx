import { useState } from 'react'
import { useAction } from '../../../platform/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { progress } from '../store/progress.ts'
import { progressTexts as texts } from './texts.ts'

/** Asks first: what is reset cannot be brought back. */
export function ResetProgressButton() {
  const [isOpen, setOpen] = useState(false)
  const { isRunning, run } = useAction(
    async () => {
      await progress.reset()
      setOpen(false)
    },
    () => toast({ ...texts.resetFailure, variant: 'destructive' }),
  )
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.resetProgress}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.resetTitle}
        description={texts.resetMeaning}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {texts.keepProgress}
            </Button>
            <Button variant="danger" pending={isRunning} pendingText={texts.resetting} onClick={() => run()}>
              {texts.resetProgress}
            </Button>
          </>
        }
      />
    </>
  )
}
