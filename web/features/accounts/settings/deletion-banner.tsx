import { longDate } from '../../../platform/long-date.ts'
import { useAction } from '../../../platform/use-action.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { accountSettingsCalls } from './account-settings-calls.ts'
import { ownAccount, useDeletion } from './own-account-queries.ts'
import { deletionTexts as texts } from './texts.ts'

/** After signing in within the grace: when everything is deleted, and the button that keeps it. */
export function DeletionBanner() {
  const deleteAfter = useDeletion().data?.deleteAfter
  const { isRunning, run } = useAction(async () => {
    const { subscription } = await accountSettingsCalls.undoDeletion()
    toast(texts.undone[subscription])
    await ownAccount.deletionUndone()
    // The button goes away with the banner; the page gets the focus.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  if (!deleteAfter) return null
  const keep = (
    <Button
      className="px-3! py-1! text-sm!"
      pending={isRunning}
      pendingText={texts.undoing}
      onClick={() => run()}
    >
      {texts.undo}
    </Button>
  )
  return (
    <Banner isSlim variant="danger" title={texts.scheduledTitle} action={keep}>
      {texts.scheduled(longDate(deleteAfter))}
    </Banner>
  )
}
