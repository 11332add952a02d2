import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.removeQuestion}
        description={texts.removeMeaning}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button
              variant="danger"
              pending={isRemoving}
              pendingText={texts.removing}
              onClick={() =>
                void remove(() => document.querySelector<HTMLElement>('[data-step-heading]')?.focus())
              }
            >
              {texts.remove}
            </Button>
          </>
        }
      />
    </>
  )
}
