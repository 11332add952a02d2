import type { RestDays } from '#domain/progress/rest-days.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { RestDayForm } from './rest-day-form.tsx'
import { rangeText, toRanges, withoutRange } from './rest-day-ranges.ts'
import { restDayTexts as texts } from './texts.ts'
import { useRestDays } from './use-rest-days.ts'

type RestDayPartProps = {
  restDays: RestDays
  isSaving: boolean
  save: (restDays: RestDays) => Promise<boolean>
}

function RestWeekdays({ restDays, isSaving, save }: RestDayPartProps) {
  const { weekdays } = restDays
  return (
    <fieldset disabled={isSaving}>
      <legend className="mb-2 font-heading">{texts.weekdaysLegend}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        {texts.weekdays.map((name, index) => {
          const weekday = index + 1
          const isRest = weekdays.includes(weekday)
          const next = isRest ? weekdays.filter((day) => day !== weekday) : [...weekdays, weekday]
          return (
            <Checkbox
              key={name}
              label={name}
              checked={isRest}
              onChange={() => void save({ ...restDays, weekdays: next })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function SingleRestDays({ restDays, isSaving, save }: RestDayPartProps) {
  const ranges = toRanges(restDays.dates)
  return (
    <div>
      <h4 className="mb-2 text-base">{texts.single}</h4>
      {ranges.length === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line-soft">
          {ranges.map((range) => (
            <li key={range.from} className="flex items-center justify-between gap-3 py-1">
              <span className="tabular-nums">{rangeText(range)}</span>
              <Button
                variant="ghost"
                disabled={isSaving}
                aria-label={texts.removeDay(rangeText(range))}
                onClick={() => void save({ ...restDays, dates: withoutRange(restDays.dates, range) })}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Days on which nothing is expected, planned ahead or said afterwards (decisions, "Streak harm"). */
export function RestDaysCard({ restDays }: { restDays: RestDays }) {
  const { isSaving, save } = useRestDays()
  const part = { restDays, isSaving, save }
  return (
    <Card heading={texts.heading} headingLevel={3}>
      <p className="mb-4 text-ink-soft">{texts.meaning}</p>
      <Collapsible showText={texts.plan} hideText={texts.close}>
        <div className="flex flex-col gap-6">
          <RestWeekdays {...part} />
          <SingleRestDays {...part} />
          <RestDayForm
            dates={restDays.dates}
            isSaving={isSaving}
            onSave={(dates) => save({ ...restDays, dates })}
          />
        </div>
      </Collapsible>
    </Card>
  )
}
