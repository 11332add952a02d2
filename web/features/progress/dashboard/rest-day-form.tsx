import { type FormEvent, useState } from 'react'
import { isDayTaken } from '#domain/fields/taken-days.ts'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { datesOf, MAX_REST_DATES } from './rest-day-ranges.ts'
import { restDayTexts as texts } from './texts.ts'

type RestDayFormProps = {
  dates: readonly CalendarDay[]
  isSaving: boolean
  onSave: (dates: CalendarDay[], onSaved: () => void) => void
}

/** One day, or all days from one to another. */
export function RestDayForm({ dates, isSaving, onSave }: RestDayFormProps) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    const last = to || from
    if (!from) return setErrors({ from: texts.chooseDay })
    if (!isDayTaken(from)) return setErrors({ from: texts.outOfReach })
    if (!isDayTaken(last)) return setErrors({ to: texts.outOfReach })
    if (last < from) return setErrors({ to: texts.wrongOrder })
    const all = [...new Set([...dates, ...(datesOf({ from, to: last }) ?? [])])]
    if (!datesOf({ from, to: last }) || all.length > MAX_REST_DATES) return setErrors({ to: texts.tooMany })
    setErrors({})
    onSave(all, () => {
      setFrom('')
      setTo('')
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.from} error={errors.from}>
          <TextInput type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={texts.to} error={errors.to}>
          <TextInput type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
      </div>
      <p className="text-sm text-ink-soft">{texts.toHint}</p>
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        pending={isSaving}
        pendingText={texts.adding}
      >
        {texts.add}
      </Button>
    </form>
  )
}
