import { addDays, type CalendarDay, daysBetween } from '#domain/progress/calendar-day.ts'
import { shortDay } from '../../../platform/short-day.ts'

/** How many single rest days the server keeps. */
export const MAX_REST_DATES = 366

/** A run of days without a gap; both ends are included. */
export type DayRange = { from: CalendarDay; to: CalendarDay }

/** Single days as runs, so that two weeks of holiday are one line. */
export function toRanges(dates: readonly CalendarDay[]): DayRange[] {
  const ranges: DayRange[] = []
  for (const day of [...new Set(dates)].sort()) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges
}

/** All days of a run; null when it ends before it begins or is longer than what is kept. */
export function datesOf({ from, to }: DayRange): CalendarDay[] | null {
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > MAX_REST_DATES) return null
  return Array.from({ length: days }, (_, offset) => addDays(from, offset))
}

/** The days without those of a run. */
export function withoutRange(dates: readonly CalendarDay[], { from, to }: DayRange): CalendarDay[] {
  return dates.filter((day) => day < from || day > to)
}

/** A run as MM/dd/yyyy, with both ends where it is longer than a day. */
export function rangeText({ from, to }: DayRange): string {
  return from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`
}
