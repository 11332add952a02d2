import { useRef } from 'react'
import type { RestDays } from '#domain/progress/rest-days.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { RestDayForm } from './rest-day-form.tsx'
import { rangeText, toRanges, withoutRange } from './rest-day-ranges.ts'
import { restDayTexts as texts } from './texts.ts'
import { useRestDays } from './use-rest-days.ts'

type RestDayPartProps = {
  restDays: RestDays
  isSaving: boolean
  save: (restDays: RestDays, onSaved?: () => void) => Promise<void>
}

function RestWeekdays({ restDays, isSaving, save }: RestDayPartProps) {
  const { weekdays } = restDays
  return (
    <fieldset>
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
              // Disabled, it would lose the focus at every tick.
              aria-disabled={isSaving}
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
  const heading = useRef<HTMLHeadingElement>(null)
  /** Its button goes away with the day. */
  function remove(range: (typeof ranges)[number]) {
    const dates = withoutRange(restDays.dates, range)
    void save({ ...restDays, dates }, () => heading.current?.focus())
  }
  return (
    <div>
      <h4 ref={heading} tabIndex={-1} className="mb-2 text-base">
        {texts.single}
      </h4>
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
                onClick={() => remove(range)}
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
            onSave={(dates, onSaved) => void save({ ...restDays, dates }, onSaved)}
          />
        </div>
      </Collapsible>
    </Card>
  )
}
