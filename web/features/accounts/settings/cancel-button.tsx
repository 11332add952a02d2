import { useState } from 'react'
import { longDate } from '../../../platform/long-date.ts'
import { useAction } from '../../../platform/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { ownAccount } from './own-account-queries.ts'
import { subscriptionToasts, subscriptionTexts as texts } from './texts.ts'

/** Two clicks: the first says what will happen and until when coaching works, the second does it. */
export function CancelButton({ periodEnd }: { periodEnd: string }) {
  const [isOpen, setOpen] = useState(false)
  const date = longDate(periodEnd)
  const { isRunning, run } = useAction(async () => {
    ownAccount.subscription(await accountSettingsCalls.cancelSubscription())
    setOpen(false)
    toast(subscriptionToasts.cancelled(date))
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      <QuestionDialog
        open={isOpen}
        title={texts.cancelTitle}
        meaning={texts.cancelWhat(date)}
        noText={texts.keep}
        isNoDisabled={isRunning}
        yesText={texts.cancel}
        isRunning={isRunning}
        pendingText={texts.cancelling}
        onNo={() => setOpen(false)}
        onYes={() => void run()}
      />
    </>
  )
}
