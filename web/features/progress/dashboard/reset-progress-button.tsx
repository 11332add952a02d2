import { useAction } from '../../../platform/use-action.ts'
import { QuestionButton } from '../../../ui/question-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { progress } from '../store/progress.ts'
import { progressTexts as texts } from './texts.ts'

/** Asks first: what is reset cannot be brought back. */
export function ResetProgressButton() {
  const { isRunning, run } = useAction(
    async (close: () => void) => {
      await progress.reset()
      close()
    },
    () => toast({ ...texts.resetFailure, variant: 'destructive' }),
  )
  return (
    <QuestionButton
      variant="secondary"
      text={texts.resetProgress}
      question={texts.resetTitle}
      meaning={texts.resetMeaning}
      noText={texts.keepProgress}
      isRunning={isRunning}
      pendingText={texts.resetting}
      onYes={(close) => void run(close)}
    />
  )
}
