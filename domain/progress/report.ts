import type { ModuleId } from '../coaching/module-ids.ts'
import { addDays, type CalendarDay, calendarIn, daysBetween } from './calendar-day.ts'
import { type CategoryPoints, noCategoryPoints, type Points, pointCategories } from './points.ts'

/** The longest report, in days. */
export const MAX_REPORT_DAYS = 366

/** The user's own calendar days, both included. */
export type ReportRange = { from: CalendarDay; to: CalendarDay }

/** What the record holds of one day. Days without any event are absent. */
export type DayRecord = {
  day: CalendarDay
  points: CategoryPoints
  conversations: number
  isPracticeDay: boolean
}
export type ModuleRecord = { module: ModuleId; visits: number; conversations: number }
export type TokenSpend = { at: Date; tokens: number }

export type ReportDay = DayRecord & { tokens: number }
export type ProgressReport = ReportRange & {
  /** Every day of the range, oldest first. */
  days: ReportDay[]
  /** Modules with a visit or a conversation in the range, the most visited first. */
  modules: ModuleRecord[]
  totals: {
    points: Points
    conversations: number
    practiceDays: number
    modulesVisited: number
    tokens: number
  }
}

/** Whether a range runs forwards and is no longer than the longest report. */
export function isReportRange({ from, to }: ReportRange): boolean {
  const days = daysBetween(from, to) + 1
  return days >= 1 && days <= MAX_REPORT_DAYS
}

function sumPoints(days: readonly DayRecord[]): Points {
  const points: Points = { total: 0, ...noCategoryPoints }
  for (const day of days) {
    for (const category of pointCategories) {
      points[category] += day.points[category]
      points.total += day.points[category]
    }
  }
  return points
}

function tokensByDay(spends: readonly TokenSpend[], timeZone: string): Map<CalendarDay, number> {
  const dayOf = calendarIn(timeZone)
  const tokens = new Map<CalendarDay, number>()
  for (const spend of spends) {
    const day = dayOf(spend.at)
    tokens.set(day, (tokens.get(day) ?? 0) + spend.tokens)
  }
  return tokens
}

/** Shapes the records of a range into the Progress report: every day of the range once, and the sums. */
export function shapeProgressReport(
  range: ReportRange & { timeZone: string },
  records: { days: readonly DayRecord[]; modules: readonly ModuleRecord[]; spends: readonly TokenSpend[] },
): ProgressReport {
  const { from, to, timeZone } = range
  const recorded = new Map(records.days.map((record) => [record.day, record]))
  const tokens = tokensByDay(records.spends, timeZone)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, offset): ReportDay => {
    const day = addDays(from, offset)
    const blank = { day, points: { ...noCategoryPoints }, conversations: 0, isPracticeDay: false }
    return { ...(recorded.get(day) ?? blank), tokens: tokens.get(day) ?? 0 }
  })
  const modules = records.modules
    .filter(({ visits, conversations }) => visits + conversations > 0)
    .sort((a, b) => b.visits - a.visits || b.conversations - a.conversations)
  return {
    from,
    to,
    days,
    modules,
    totals: {
      points: sumPoints(days),
      conversations: days.reduce((sum, { conversations }) => sum + conversations, 0),
      practiceDays: days.filter(({ isPracticeDay }) => isPracticeDay).length,
      modulesVisited: modules.filter(({ visits }) => visits > 0).length,
      tokens: days.reduce((sum, { tokens: spent }) => sum + spent, 0),
    },
  }
}
