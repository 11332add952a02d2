/** A calendar day without time and zone, `YYYY-MM-DD`. Days of this form compare as strings. */
export type CalendarDay = string

const MS_PER_DAY = 86_400_000
const fields = { year: 'numeric', month: '2-digit', day: '2-digit', calendar: 'gregory' } as const

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US-u-nu-latn', { ...fields, timeZone })
  } catch {
    // A zone that this system does not know must not cost anybody their progress.
    return new Intl.DateTimeFormat('en-US-u-nu-latn', { ...fields, timeZone: 'UTC' })
  }
}

/** Finds the calendar day of many instants in one time zone; an unknown zone counts as UTC. */
export function calendarIn(timeZone: string): (at: Date) => CalendarDay {
  const format = dayFormat(timeZone)
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`
  }
}

/** The user's own calendar day at an instant (decisions, "Streak rule": the browser's zone, not UTC). */
export function calendarDay(at: Date, timeZone: string): CalendarDay {
  return calendarIn(timeZone)(at)
}

const startOf = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`)

/** Whole days from one day to another; negative when `to` is earlier. Calendar days know no clock change. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((startOf(to) - startOf(from)) / MS_PER_DAY)
}

/** The day so many days later; a negative number leads to an earlier one. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(startOf(day) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function isoWeekday(day: CalendarDay): number {
  return new Date(startOf(day)).getUTCDay() || 7
}
