import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { planTexts as texts } from './texts.ts'
import type { PlanEditing } from './use-safety-plan.ts'

/** Deletes the whole plan, after asking. The button goes away with the plan, so the focus moves to its heading. */
export function DeletePlan({ editing: { remove, isRemoving } }: { editing: PlanEditing }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" className="self-start" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={texts.removeQuestion}
        meaning={texts.removeMeaning}
        noText={texts.keep}
        yesText={texts.remove}
        isRunning={isRemoving}
        pendingText={texts.removing}
        onNo={() => setAsking(false)}
        onYes={() => void remove(() => document.querySelector<HTMLElement>('[data-step-heading]')?.focus())}
      />
    </>
  )
}
