import { useState } from 'react'
import { longDate } from '../../../platform/long-date.ts'
import { useAction } from '../../../platform/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const actions = (
    <>
      <Button variant="secondary" disabled={isRunning} onClick={() => setOpen(false)}>
        {texts.keep}
      </Button>
      <Button variant="danger" pending={isRunning} pendingText={texts.cancelling} onClick={() => run()}>
        {texts.cancel}
      </Button>
    </>
  )
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.cancel}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.cancelTitle}
        description={texts.cancelWhat(date)}
        actions={actions}
      />
    </>
  )
}
