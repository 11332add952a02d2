import { type CalendarDay, calendarDay } from '../progress/calendar-day.ts'
import { effectiveNotifications } from './effective-notifications.ts'
import type { Settings } from './settings.ts'

/** How often due reminders are looked for, beginning with the full hour. All time zones of today keep to that grid. */
export const REMINDER_RUN_MINUTES = 15

const zoneOf = ({ timeZone }: Pick<Settings, 'timeZone'>) => timeZone ?? 'UTC'

/** `HH:MM` on the user's own clock; such times compare as strings. */
function localTime(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(at)
}

/** The user's own calendar day, on which at most one reminder is sent. */
export const reminderDay = (settings: Pick<Settings, 'timeZone'>, now: Date): CalendarDay =>
  calendarDay(now, zoneOf(settings))

const hasPassed = (settings: Settings, now: Date): boolean =>
  localTime(now, zoneOf(settings)) >= settings.reminderTime

/** Whoever chose a later time of this day would get nothing: the next run lies on another one. */
function isLastRunOfDay(settings: Settings, now: Date): boolean {
  const nextRun = new Date(now.getTime() + REMINDER_RUN_MINUTES * 60_000)
  return reminderDay(settings, nextRun) !== reminderDay(settings, now)
}

/**
 * The day for which a reminder is due now, or null: at the first run from the chosen time on, or at the last one of
 * the day when none comes after that time. A day counts once: an hour that the clock repeats, or a
 * journey to where it is still yesterday, brings no second reminder.
 */
export function dueReminderDay(
  settings: Settings,
  lastReminderDay: CalendarDay | null,
  now: Date,
): CalendarDay | null {
  if (!effectiveNotifications(settings).dailyReminders) return null
  if (!hasPassed(settings, now) && !isLastRunOfDay(settings, now)) return null
  const today = reminderDay(settings, now)
  return lastReminderDay !== null && lastReminderDay >= today ? null : today
}

/**
 * The day whose reminder falls away because of a change, or null: whoever turns reminders on, or sets their time,
 * after that time of the day gets the first one tomorrow at that time, not now.
 */
export function skippedReminderDay(before: Settings, after: Settings, now: Date): CalendarDay | null {
  const isOn = effectiveNotifications(after).dailyReminders
  const wasOn = effectiveNotifications(before).dailyReminders
  const isNewTime = !wasOn || before.reminderTime !== after.reminderTime
  return isOn && isNewTime && hasPassed(after, now) ? reminderDay(after, now) : null
}
