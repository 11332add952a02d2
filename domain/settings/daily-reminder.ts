import { type CalendarDay, calendarDay } from '../progress/calendar-day.ts'
import { effectiveNotifications } from './effective-notifications.ts'
import type { Settings } from './settings.ts'

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

/**
 * The day for which a reminder is due now, or null. A day counts once: an hour that the clock repeats, or a
 * journey to where it is still yesterday, brings no second reminder.
 */
export function dueReminderDay(
  settings: Settings,
  lastReminderDay: CalendarDay | null,
  now: Date,
): CalendarDay | null {
  if (!effectiveNotifications(settings).dailyReminders || !hasPassed(settings, now)) return null
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
