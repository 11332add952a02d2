import { addDays, type CalendarDay, daysBetween, isoWeekday } from './calendar-day.ts'

/** Days on which the user rests: every such weekday (1 Monday to 7 Sunday), and single days. */
export type RestDays = { weekdays: number[]; dates: CalendarDay[] }

/** A gap longer than this is a gap, even when every weekday is a rest day. In days. */
const MAX_RESTED_GAP_DAYS = 366

function isRestDay(day: CalendarDay, restDays: RestDays): boolean {
  return restDays.weekdays.includes(isoWeekday(day)) || restDays.dates.includes(day)
}

/** Whether every day strictly between two visits was a declared rest day; true when there is none between. */
export function isGapRested(from: CalendarDay, to: CalendarDay, restDays: RestDays): boolean {
  const gapDays = daysBetween(from, to)
  if (gapDays > MAX_RESTED_GAP_DAYS) return false
  for (let offset = 1; offset < gapDays; offset++) {
    if (!isRestDay(addDays(from, offset), restDays)) return false
  }
  return true
}

/** One form for the same declaration: sorted, each day once. */
export function tidyRestDays(restDays: RestDays): RestDays {
  return {
    weekdays: [...new Set(restDays.weekdays)].sort((a, b) => a - b),
    dates: [...new Set(restDays.dates)].sort(),
  }
}
