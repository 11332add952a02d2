import { Printer } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import type { ReportRange } from '#domain/progress/report.ts'
import { lastDays, presetDays, rangeFault } from '#domain/progress/report-range.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ExpandButton } from '../../../ui/expand-button.tsx'
import { Field } from '../../../ui/field.tsx'
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
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={texts[end]} error={errors[end]}>
          <TextInput
            type="date"
            value={typed[end]}
            onChange={(event) => onType({ ...typed, [end]: event.target.value })}
          />
        </Field>
      ))}
      <Button type="submit" variant="secondary" className="self-start">
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
  return (
    <Card heading={<span className="text-base">{texts.rangeHeading}</span>}>
      <div className="grid grid-cols-3 gap-2 xl:grid-cols-1">
        {presetDays.map((days) => {
          const preset = lastDays(days, today)
          const isShown = preset.from === range.from && preset.to === range.to
          return (
            <Button
              key={days}
              variant="secondary"
              className="px-1! aria-pressed:border-primary aria-pressed:bg-sunken aria-pressed:outline-1 aria-pressed:outline-primary max-sm:text-sm"
              aria-pressed={isShown}
              onClick={() => choose(preset)}
            >
              {texts.preset(days)}
            </Button>
          )
        })}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6">
        <ExpandButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
          {texts.otherDates}
        </ExpandButton>
        <Button variant="ghost" className="px-0!" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3">
        <OwnDates typed={typed} errors={errors} onType={setTyped} onChoose={choose} />
      </div>
    </Card>
  )
}
