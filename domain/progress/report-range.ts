import { isDayTaken } from '../fields/taken-days.ts'
import { addDays, type CalendarDay } from './calendar-day.ts'
import { isReportRange, type ReportRange } from './report.ts'

/** The ranges that one press chooses, in days. */
export const presetDays = [7, 30, 90] as const

/** The last days up to today. */
export function lastDays(days: number, today: CalendarDay): ReportRange {
  return { from: addDays(today, 1 - days), to: today }
}

export type RangeFault = {
  end: 'from' | 'to'
  fault: 'missing' | 'out-of-reach' | 'wrong-order' | 'too-long'
}

/** What is wrong with a range, and at which end (an end that is not chosen is empty); null when it can be shown. */
export function rangeFault({ from, to }: ReportRange): RangeFault | null {
  if (!from) return { end: 'from', fault: 'missing' }
  if (!to) return { end: 'to', fault: 'missing' }
  if (!isDayTaken(from)) return { end: 'from', fault: 'out-of-reach' }
  if (!isDayTaken(to)) return { end: 'to', fault: 'out-of-reach' }
  if (to < from) return { end: 'to', fault: 'wrong-order' }
  return isReportRange({ from, to }) ? null : { end: 'to', fault: 'too-long' }
}
