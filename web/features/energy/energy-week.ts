import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { type EnergyLevel, energyLevels } from '#domain/energy/energy-level.ts'
import { addDays, type CalendarDay, calendarIn } from '#domain/progress/calendar-day.ts'

const DAYS = 7
/** More would be too thin to see. */
const MAX_BARS_A_DAY = 4

export type EnergyDay = { day: CalendarDay; levels: EnergyLevel[] }

/**
 * The last seven days, today at the end, each with its newest check-ins in the order of the day. A day without any has
 * none: nothing is filled in or averaged.
 */
export function energyWeek(checkins: readonly EnergyCheckin[], now: Date, timeZone: string): EnergyDay[] {
  const dayOf = calendarIn(timeZone)
  const today = dayOf(now)
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - DAYS)
    const ofDay = checkins.filter(({ createdAt }) => dayOf(new Date(createdAt)) === day)
    const inOrder = ofDay.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    return { day, levels: inOrder.slice(-MAX_BARS_A_DAY).map(({ level }) => level) }
  })
}

/** How often each level was recorded in the last seven days, the highest level first; levels without any are left out. */
export function countWeek(
  checkins: readonly EnergyCheckin[],
  now: Date,
  timeZone: string,
): { level: EnergyLevel; count: number }[] {
  const dayOf = calendarIn(timeZone)
  const first = addDays(dayOf(now), 1 - DAYS)
  const ofWeek = checkins.filter(({ createdAt }) => dayOf(new Date(createdAt)) >= first)
  return energyLevels
    .toReversed()
    .map((level) => ({ level, count: ofWeek.filter((checkin) => checkin.level === level).length }))
    .filter(({ count }) => count > 0)
}
