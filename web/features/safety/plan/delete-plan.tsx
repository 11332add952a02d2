import { QuestionButton } from '../../../ui/question-button.tsx'
import { planTexts as texts } from './texts.ts'
import type { PlanEditing } from './use-safety-plan.ts'

/** Deletes the whole plan, after asking. The button goes away with the plan, so the focus moves to its heading. */
export function DeletePlan({ editing: { remove, isRemoving } }: { editing: PlanEditing }) {
  return (
    <QuestionButton
      variant="ghost"
      className="self-start"
      text={texts.remove}
      question={texts.removeQuestion}
      meaning={texts.removeMeaning}
      noText={texts.keep}
      isRunning={isRemoving}
      pendingText={texts.removing}
      onYes={() => void remove(() => document.querySelector<HTMLElement>('[data-step-heading]')?.focus())}
    />
  )
}
