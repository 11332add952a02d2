import { type FormEvent, useState } from 'react'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import type { ReportRange } from '#domain/progress/report.ts'
import { lastDays, presetDays, rangeFault } from '#domain/progress/report-range.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { reportTexts as texts } from './texts.ts'

type RangeFormProps = { range: ReportRange; today: CalendarDay; onChange: (range: ReportRange) => void }

/** Which days the report covers: by one press, or by two dates. */
export function RangeForm({ range, today, onChange }: RangeFormProps) {
  const [typed, setTyped] = useState(range)
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({})

  function choose(next: ReportRange) {
    const found = rangeFault(next)
    setTyped(next)
    setErrors(found ? { [found.end]: texts.rangeFaults[found.fault] } : {})
    if (!found) onChange(next)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    choose(typed)
  }
  return (
    <Card heading={texts.rangeHeading} className="print:hidden">
      <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
        <div className="flex flex-wrap gap-3 2xl:mt-8">
          {presetDays.map((days) => {
            const preset = lastDays(days, today)
            const isShown = preset.from === range.from && preset.to === range.to
            return (
              <Button key={days} variant="secondary" aria-pressed={isShown} onClick={() => choose(preset)}>
                {isShown && <span aria-hidden>✓</span>}
                {texts.preset(days)}
              </Button>
            )
          })}
        </div>
        <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-4">
          {(['from', 'to'] as const).map((end) => (
            <div key={end} className="w-full sm:w-44">
              <Field label={texts[end]} error={errors[end]}>
                <TextInput
                  type="date"
                  value={typed[end]}
                  onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
                />
              </Field>
            </div>
          ))}
          <Button type="submit" variant="secondary" className="sm:mt-8">
            {texts.show}
          </Button>
        </form>
      </div>
    </Card>
  )
}
