import { useState } from 'react'
import { useAction } from '../../../platform/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
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
      <QuestionDialog
        open={isOpen}
        title={texts.resetTitle}
        meaning={texts.resetMeaning}
        noText={texts.keepProgress}
        yesText={texts.resetProgress}
        isRunning={isRunning}
        pendingText={texts.resetting}
        onNo={() => setOpen(false)}
        onYes={() => void run()}
      />
    </>
  )
}
