import { useLeaveQuestion } from '../platform/use-leave-question.ts'
import { useLeaveWarning } from '../platform/use-leave-warning.ts'
import { QuestionDialog } from './question-dialog.tsx'
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
  const { isAsking, stay, leave } = useLeaveQuestion(isActive)
  return (
    <QuestionDialog
      open={isAsking}
      title={texts.title}
      meaning={texts.meaning}
      noText={uiTexts.stayOnPage}
      yesText={texts.leave}
      isHarmless
      onNo={stay}
      onYes={leave}
    />
  )
}
