import { type CalendarDay, isoWeekday } from '#domain/progress/calendar-day.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { reportTexts as texts } from './texts.ts'

type DayWithLeaf = { day: CalendarDay; hasLeaf: boolean }
type LeafCalendarProps = {
  /** What it shows, for those who do not see it. */
  description: string
  days: readonly DayWithLeaf[]
}

/** A leaf has two round corners and two pointed ones. */
const leaf =
  'rounded-tl-[70%] rounded-br-[70%] rounded-tr-[15%] rounded-bl-[15%] bg-primary font-heading text-on-primary print-color-adjust-exact forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'

/** Monday to Sunday; the first and the last week may have fewer days. */
function toWeeks(days: readonly DayWithLeaf[]): DayWithLeaf[][] {
  const weeks: DayWithLeaf[][] = []
  for (const each of days) {
    const week = weeks.at(-1)
    if (week && isoWeekday(each.day) > 1) week.push(each)
    else weeks.push([each])
  }
  return weeks
}

const monthOf = (week?: readonly DayWithLeaf[]) => (week?.[0] ? texts.month(week[0].day) : '')

function Week({ week, month }: { week: readonly DayWithLeaf[]; month: string }) {
  return (
    <>
      <span className="col-start-1 pr-2 text-left font-heading">{month}</span>
      {week.map(({ day, hasLeaf }) => (
        <span
          key={day}
          data-leaf={hasLeaf || undefined}
          style={{ gridColumnStart: isoWeekday(day) + 1 }}
          className={joinClasses('grid size-9 place-items-center', hasLeaf ? leaf : 'text-ink-soft')}
        >
          {Number(day.slice(8))}
        </span>
      ))}
    </>
  )
}

/** Days as a calendar, week by week; those that count have the form of a leaf. One picture to a screen reader. */
export function LeafCalendar({ description, days }: LeafCalendarProps) {
  const weeks = toWeeks(days)
  return (
    <div
      role="img"
      aria-label={description}
      className="grid max-w-lg grid-cols-[auto_repeat(7,minmax(0,1fr))] items-center justify-items-center gap-y-1 text-sm tabular-nums"
    >
      {texts.weekdays.map((name, index) => (
        <span key={name} style={{ gridColumnStart: index + 2 }} className="mb-1 text-ink-soft">
          {name}
        </span>
      ))}
      {weeks.map((week, index) => {
        const month = monthOf(week)
        return (
          <Week key={week[0]?.day} week={week} month={month === monthOf(weeks[index - 1]) ? '' : month} />
        )
      })}
    </div>
  )
}
