import { type FormEvent, useState } from 'react'
import { MAX_TASK_TITLE_CHARACTERS } from '#domain/tasks/contract.ts'
import { stepsOfLines } from '#domain/tasks/split-step.ts'
import { MAX_STEP_CHARACTERS, MAX_STEPS, type TaskStep } from '#domain/tasks/task-step.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TaskHeading } from './task-heading.tsx'
import { ownTexts as texts } from './texts.ts'

/** What is wrong with the lines as steps; empty where nothing is. */
export function faultOfLines(lines: readonly string[]): string {
  if (lines.length === 0) return texts.noSteps
  if (lines.length > MAX_STEPS) return texts.tooMany(MAX_STEPS)
  return lines.some((line) => line.length > MAX_STEP_CHARACTERS) ? texts.tooLong(MAX_STEP_CHARACTERS) : ''
}

/** The steps of these lines; one whose text is as before stays as it is, with what is done and what is in it. */
function stepsLike(lines: readonly string[], before: readonly TaskStep[]): TaskStep[] {
  const left = [...before]
  return lines.map((text) => {
    const place = left.findIndex((step) => step.text === text)
    const [same] = place < 0 ? [] : left.splice(place, 1)
    return same ?? { text, state: 'open' }
  })
}

type OwnStepsFormProps = {
  title: string
  /** Those that are to be changed. */
  steps?: readonly TaskStep[]
  onDone: (title: string, steps: TaskStep[]) => void
  onCancel: () => void
}

/** A title and steps in the person's own words. */
export function OwnStepsForm({ title: before, steps = [], onDone, onCancel }: OwnStepsFormProps) {
  const [title, setTitle] = useState(before)
  const [lines, setLines] = useState(() => steps.map(({ text }) => text).join('\n'))
  const [isChecked, setChecked] = useState(false)
  const texted = stepsOfLines(lines)
  const fault = faultOfLines(texted)
  const isChange = steps.length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (title.trim() !== '' && !fault) onDone(title.trim(), stepsLike(texted, steps))
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TaskHeading>{isChange ? texts.changeHeading : texts.heading}</TaskHeading>
      <Field label={texts.title} error={isChecked && title.trim() === '' && texts.noTitle}>
        <TextInput
          value={title}
          maxLength={MAX_TASK_TITLE_CHARACTERS}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={texts.steps} hint={texts.stepsHint} error={isChecked && fault}>
        <TextArea value={lines} rows={6} onChange={({ target }) => setLines(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{isChange ? texts.save : texts.submit}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
