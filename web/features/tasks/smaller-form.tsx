import { type FormEvent, useState } from 'react'
import { stepsOfLines } from '#domain/tasks/split-step.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusWhenShown } from '../../ui/focus-when-shown.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { faultOfLines } from './own-steps-form.tsx'
import { listTexts as texts } from './texts.ts'

type SmallerFormProps = { step: string; onDone: (texts: string[]) => void; onCancel: () => void }

/** A step in the person's own words is split by writing it again. */
export function SmallerForm({ step, onDone, onCancel }: SmallerFormProps) {
  const [lines, setLines] = useState(step)
  const [error, setError] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const smaller = stepsOfLines(lines)
    const fault = faultOfLines(smaller)
    setError(fault)
    if (!fault) onDone(smaller)
  }
  return (
    <form noValidate onSubmit={submit} className="my-2 flex flex-col gap-3 rounded-control bg-sunken p-3">
      <Field label={texts.smaller} hint={texts.smallerHint} error={error}>
        <TextArea
          ref={focusWhenShown}
          rows={3}
          value={lines}
          onChange={({ target }) => {
            setLines(target.value)
            setError('')
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{texts.smallerSubmit}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
