import type { CalendarDay } from '#domain/progress/calendar-day.ts'
import { noCategoryPoints, pointCategories } from '#domain/progress/points.ts'
import type { ReportDay } from '#domain/progress/report.ts'

/** Longer ranges are drawn by weeks: more bars than this cannot be told apart on a phone. */
const MAX_DAILY_BARS = 35
const DAYS_PER_WEEK = 7

/** One bar: a day, or seven days from `day` on (the last one may be shorter). */
export type ReportBucket = Omit<ReportDay, 'isPracticeDay'> & { practiceDays: number }

const emptyBucket = (day: CalendarDay): ReportBucket => ({
  day,
  points: { ...noCategoryPoints },
  conversations: 0,
  practiceDays: 0,
  tokens: 0,
})

function sumUp(days: readonly ReportDay[], first: CalendarDay): ReportBucket {
  const bucket = emptyBucket(first)
  for (const { points, conversations, isPracticeDay, tokens } of days) {
    for (const category of pointCategories) bucket.points[category] += points[category]
    bucket.conversations += conversations
    bucket.practiceDays += Number(isPracticeDay)
    bucket.tokens += tokens
  }
  return bucket
}

/** The days of a report as bars: one per day, or per week where the range is long. */
export function toBuckets(days: readonly ReportDay[]): { isWeekly: boolean; buckets: ReportBucket[] } {
  const isWeekly = days.length > MAX_DAILY_BARS
  const size = isWeekly ? DAYS_PER_WEEK : 1
  const buckets: ReportBucket[] = []
  for (let start = 0; start < days.length; start += size) {
    const part = days.slice(start, start + size)
    const [first] = part
    if (first) buckets.push(sumUp(part, first.day))
  }
  return { isWeekly, buckets }
}
