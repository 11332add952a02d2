import { useId } from 'react'
import type { SafetyPlanPrompt } from '#domain/safety/contract.ts'
import { MAX_PLAN_STEP_CHARACTERS } from '#domain/safety/plan-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { planTexts as texts } from './texts.ts'
import type { PlanEditing } from './use-safety-plan.ts'

type PlanStepFormProps = {
  prompts: readonly SafetyPlanPrompt[]
  prompt: SafetyPlanPrompt
  editing: PlanEditing
  onGoTo: (stepId: string | null) => void
}

/** Where a step leads to; the plan's own address is the overview. */
const addressOf = (stepId: string | undefined) => (stepId ? `?step=${stepId}` : '?')

/** One step: what it is for, what somebody could write, and an empty field. Nothing is filled in. */
export function PlanStepForm({ prompts, prompt, editing, onGoTo }: PlanStepFormProps) {
  const headingId = useId()
  const position = prompts.indexOf(prompt) + 1
  const nextId = prompts[position]?.id
  const text = editing.textOf(prompt.id)
  const excess = text.length - MAX_PLAN_STEP_CHARACTERS
  const isChanged = editing.isChanged(prompt.id)
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-line-soft bg-card p-5 shadow-card sm:p-6"
    >
      <p className="text-sm text-ink-soft">{texts.stepOf(position, prompts.length)}</p>
      <h2 id={headingId} tabIndex={-1} data-step-heading className="mb-3 text-lg">
        {prompt.title}
      </h2>
      <p>
        <span className="font-heading">{texts.why}</span> {prompt.why}
      </p>
      <h3 className="mt-4 mb-2 text-base">{texts.examples}</h3>
      <ul className="mb-5 flex list-disc flex-col gap-1 pl-6 text-ink-soft">
        {prompt.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (excess <= 0) void editing.save(prompt.id, () => onGoTo(nextId ?? null))
        }}
      >
        <Field
          label={texts.yourWords}
          hint={texts.room}
          error={excess > 0 ? texts.tooLong(excess) : undefined}
        >
          <TextArea value={text} onChange={({ target }) => editing.edit(prompt.id, target.value)} />
        </Field>
        <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
          {isChanged ? texts.draftKept : text && texts.saved}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" pending={editing.isSaving} pendingText={texts.saving}>
            {nextId ? texts.saveAndGoOn : texts.saveAndFinish}
          </Button>
          {nextId && (
            <ButtonLink variant="secondary" to={addressOf(nextId)}>
              {texts.skip}
            </ButtonLink>
          )}
          <ButtonLink variant="ghost" to={addressOf(undefined)}>
            {texts.toPlan}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}
