import { type CalendarDay, isoWeekday } from '#domain/progress/calendar-day.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { reportTexts as texts } from './texts.ts'

type LeafCalendarProps = {
  /** What it shows, for those who do not see it. */
  description: string
  days: readonly { day: CalendarDay; hasLeaf: boolean }[]
}

const monthOf = (day: CalendarDay) => day.slice(0, 7)
/** A leaf has two round corners and two pointed ones. */
const leaf =
  'rounded-tl-[70%] rounded-br-[70%] rounded-tr-[15%] rounded-bl-[15%] bg-primary font-heading text-on-primary print-color-adjust-exact forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'

function Month({ days }: Pick<LeafCalendarProps, 'days'>) {
  const [first] = days
  if (!first) return null
  return (
    <div className="w-full max-w-80">
      <p className="mb-2 font-heading">{texts.month(first.day)}</p>
      <div className="grid grid-cols-7 gap-y-1 text-center text-sm tabular-nums">
        {texts.weekdays.map((name) => (
          <span key={name} className="text-ink-soft">
            {name}
          </span>
        ))}
        {days.map(({ day, hasLeaf }, index) => (
          <span
            key={day}
            data-leaf={hasLeaf || undefined}
            style={index === 0 ? { gridColumnStart: isoWeekday(day) } : undefined}
            className={joinClasses(
              'mx-auto grid size-9 place-items-center',
              hasLeaf ? leaf : 'text-ink-soft',
            )}
          >
            {Number(day.slice(8))}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Days as a calendar, month by month; those that count have the form of a leaf. One picture to a screen reader. */
export function LeafCalendar({ description, days }: LeafCalendarProps) {
  const months = [...new Set(days.map(({ day }) => monthOf(day)))]
  return (
    <div role="img" aria-label={description} className="flex flex-wrap gap-x-12 gap-y-6">
      {months.map((month) => (
        <Month key={month} days={days.filter(({ day }) => monthOf(day) === month)} />
      ))}
    </div>
  )
}
