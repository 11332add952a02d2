import { type CalendarDay, calendarDay } from './calendar-day.ts'
import { isGapRested, type RestDays } from './rest-days.ts'

/** The last visit that counted for the streak. */
export type DayVisit = {
  /** The user's own calendar day at that moment and in that zone. */
  day: CalendarDay
  /** ISO 8601. */
  at: string
  timeZone: string
}

export type StreakDecision =
  | { kind: 'unchanged' }
  | { kind: 'started' | 'continued' | 'interrupted'; streak: number; visit: DayVisit }

/**
 * Every calendar that the user may have lived by between two visits. A flight across time zones can make a
 * calendar skip a day that never existed for the traveller, so the kindest of the three decides.
 */
function gaps(last: DayVisit, visit: DayVisit): [from: CalendarDay, to: CalendarDay][] {
  const inNewZone = calendarDay(new Date(last.at), visit.timeZone)
  const inOldZone = calendarDay(new Date(visit.at), last.timeZone)
  return [
    [last.day, visit.day],
    [inNewZone, visit.day],
    [last.day, inOldZone],
  ]
}

/**
 * The daily streak (specification, section 4; decisions, "Streak rule" and "Streak harm"). No previous visit
 * starts it at 1; the next day raises it by 1, and declared rest days in between are no gap; a larger gap sets
 * it to 1. The same or an earlier day (a second visit, a clock set back, a zone further west) changes nothing.
 */
export function decideStreak(
  before: { streak: number; lastVisit: DayVisit | null; restDays: RestDays },
  moment: { at: string; timeZone: string },
): StreakDecision {
  const { streak, lastVisit, restDays } = before
  const visit = { ...moment, day: calendarDay(new Date(moment.at), moment.timeZone) }
  if (!lastVisit) return { kind: 'started', streak: 1, visit }
  if (visit.day <= lastVisit.day) return { kind: 'unchanged' }
  const isRested = gaps(lastVisit, visit).some(([from, to]) => isGapRested(from, to, restDays))
  return isRested
    ? { kind: 'continued', streak: streak + 1, visit }
    : { kind: 'interrupted', streak: 1, visit }
}
