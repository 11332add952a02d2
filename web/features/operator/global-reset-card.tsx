import { queryClient } from '../../platform/query-client.ts'
import { toastFailure } from '../../platform/toast-problem.ts'
import { useAction } from '../../platform/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { operatorCalls } from './operator-calls.ts'
import { operatorTexts as texts } from './texts.ts'

/** The global reset with its two toasts (specification, section 8). */
export function GlobalResetCard() {
  const { isRunning, run } = useAction(
    async () => {
      await operatorCalls.resetAllTokens()
      toast(texts.resetDone)
      // The numbers above count the tokens that were just reset.
      void queryClient.invalidateQueries({ queryKey: ['operator-overview'] })
    },
    (problem) => toastFailure(problem, texts.resetFailed),
  )
  return (
    <Card heading={texts.resetHeading}>
      <p className="mb-4">{texts.resetWhat}</p>
      <Button variant="secondary" pending={isRunning} pendingText={texts.resetting} onClick={() => run()}>
        {texts.reset}
      </Button>
    </Card>
  )
}
