import { Printer } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import type { ReportRange } from '#domain/progress/report.ts'
import { lastDays, presetDays, rangeFault } from '#domain/progress/report-range.ts'
import { Button } from '../../../ui/button.tsx'
import { ExpandButton } from '../../../ui/expand-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { reportTexts as texts } from './texts.ts'

type RangeFormProps = { range: ReportRange; today: CalendarDay; onChange: (range: ReportRange) => void }

type Ends = { from?: string; to?: string }
type OwnDatesProps = {
  typed: ReportRange
  errors: Ends
  onType: (typed: ReportRange) => void
  onChoose: (range: ReportRange) => void
}

/** Two dates of one's own; what is wrong with them stands with the one that it is about. */
function OwnDates({ typed, errors, onType, onChoose }: OwnDatesProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onChoose(typed)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-4">
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="min-w-0 flex-1 basis-44 sm:max-w-60">
          <Field label={texts[end]} error={errors[end]}>
            <TextInput
              type="date"
              value={typed[end]}
              onChange={(event) => onType({ ...typed, [end]: event.target.value })}
            />
          </Field>
        </div>
      ))}
      <Button type="submit" variant="secondary" className="self-start sm:mt-8">
        {texts.show}
      </Button>
    </form>
  )
}

/** Which days the report covers: by one press, or, when they are opened, by two dates. */
export function RangeForm({ range, today, onChange }: RangeFormProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(range)
  const [errors, setErrors] = useState<Ends>({})
  function choose(next: ReportRange) {
    const found = rangeFault(next)
    setTyped(next)
    setErrors(found ? { [found.end]: texts.rangeFaults[found.fault] } : {})
    if (!found) onChange(next)
  }
  const shown = presetDays.find((days) => {
    const preset = lastDays(days, today)
    return preset.from === range.from && preset.to === range.to
  })
  return (
    <div className="mb-5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Segments
          label={texts.rangeHeading}
          items={presetDays.map((days) => ({ value: days, label: texts.preset(days) }))}
          chosen={shown ?? null}
          onChoose={(days) => choose(lastDays(days, today))}
          className="max-sm:w-full"
        />
        <ExpandButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {texts.otherDates}
        </ExpandButton>
        <Button variant="ghost" className="ml-auto px-0! text-sm" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="mt-3 rounded-card border border-line-soft bg-card p-5 shadow-card"
      >
        <OwnDates typed={typed} errors={errors} onType={setTyped} onChoose={choose} />
      </div>
    </div>
  )
}
