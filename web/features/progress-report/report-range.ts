import { addDays, type CalendarDay } from '#domain/progress/calendar-day.ts'
import { isReportRange, MAX_REPORT_DAYS, type ReportRange } from '#domain/progress/report.ts'
import { reportTexts as texts } from './texts.ts'

/** The ranges that one press chooses, in days. */
export const presetDays = [7, 30, 90] as const

/** The last days up to today. */
export function lastDays(days: number, today: CalendarDay): ReportRange {
  return { from: addDays(today, 1 - days), to: today }
}

/** What is wrong with a range, by its field; null when it can be shown. */
export function rangeErrors({ from, to }: ReportRange): { from?: string; to?: string } | null {
  if (!from) return { from: texts.missingDay }
  if (!to) return { to: texts.missingDay }
  if (to < from) return { to: texts.wrongOrder }
  return isReportRange({ from, to }) ? null : { to: texts.tooLong(MAX_REPORT_DAYS) }
}

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
