import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import type { ReportRange } from '#domain/progress/report.ts'
import { lastDays, presetDays } from '#domain/progress/report-range.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { DraftFaults } from './share-draft.ts'
import { shareFormTexts as texts } from './texts.ts'

type PeriodFieldProps = {
  range: ReportRange
  today: CalendarDay
  faults: DraftFaults
  onChange: (range: Partial<ReportRange>) => void
}

/** Which days the report shows: by one press, or by two dates. */
export function PeriodField({ range, today, faults, onChange }: PeriodFieldProps) {
  return (
    <fieldset>
      <legend className="font-heading">{texts.period}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        {presetDays.map((days) => {
          const preset = lastDays(days, today)
          const isChosen = preset.from === range.from && preset.to === range.to
          return (
            <Button key={days} variant="secondary" aria-pressed={isChosen} onClick={() => onChange(preset)}>
              {isChosen && <span aria-hidden>✓</span>}
              {texts.preset(days)}
            </Button>
          )
        })}
      </div>
      <div className="mt-4 flex flex-wrap gap-4">
        {(['from', 'to'] as const).map((end) => {
          const fault = faults[end]
          return (
            <div key={end} className="w-full sm:w-52">
              <Field label={texts[end]} error={fault && texts.rangeFaults[fault]}>
                <TextInput
                  type="date"
                  max={today}
                  value={range[end]}
                  onChange={({ target }) => onChange({ [end]: target.value })}
                />
              </Field>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
