import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { progress } from './progress.ts'
import { progressTexts as texts } from './texts.ts'

/** Asks first: what is reset cannot be brought back. */
export function ResetProgressButton() {
  const [isOpen, setOpen] = useState(false)
  const [isResetting, setResetting] = useState(false)

  async function reset() {
    setResetting(true)
    try {
      await progress.reset()
      setOpen(false)
    } catch {
      toast({ ...texts.resetFailure, variant: 'destructive' })
    } finally {
      setResetting(false)
    }
  }
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
            <Button variant="danger" pending={isResetting} pendingText={texts.resetting} onClick={reset}>
              {texts.resetProgress}
            </Button>
          </>
        }
      />
    </>
  )
}
