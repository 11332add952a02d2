import type { CalendarDay } from '#domain/progress/calendar-day.ts'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
})

/** A calendar day as MM/dd/yyyy (specification, section 9, "Dates"). */
export function shortDay(day: CalendarDay): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
