import type { CalendarDay } from '../progress/calendar-day.ts'
import { effectiveNotifications } from './effective-notifications.ts'
import { localMoment, minutesOf } from './local-clock.ts'
import type { Settings } from './settings.ts'

/** How often due reminders are looked for, beginning with the full hour. All time zones of today keep to that grid. */
export const REMINDER_RUN_MINUTES = 15

const MINUTE_MS = 60_000
const RUN_MS = REMINDER_RUN_MINUTES * MINUTE_MS
const DAY_MINUTES = 24 * 60

const zoneOf = ({ timeZone }: Pick<Settings, 'timeZone'>) => timeZone ?? 'UTC'

/** The user's own calendar day, on which at most one reminder is sent. */
export const reminderDay = (settings: Pick<Settings, 'timeZone'>, now: Date): CalendarDay =>
  localMoment(now, zoneOf(settings)).day

const hasPassed = (settings: Settings, now: Date): boolean =>
  localMoment(now, zoneOf(settings)).minutes >= minutesOf(settings.reminderTime)

/** Whoever chose a later time of this day would get nothing: the next run lies on another one. */
function isLastRunOfDay(settings: Settings, now: Date): boolean {
  return reminderDay(settings, new Date(now.getTime() + RUN_MS)) !== reminderDay(settings, now)
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
  const today = reminderDay(settings, now)
  if (lastReminderDay !== null && lastReminderDay >= today) return null
  return hasPassed(settings, now) || isLastRunOfDay(settings, now) ? today : null
}

/**
 * The run at which to look again whether a reminder is due, or null when none is wished for. Never later than the first
 * run at which one is due; where the clock changes meanwhile, or the user travelled, it may be earlier. With it, a run
 * looks at those alone whose time has come.
 */
export function nextReminderLook(
  settings: Settings,
  lastReminderDay: CalendarDay | null,
  now: Date,
): Date | null {
  if (!effectiveNotifications(settings).dailyReminders) return null
  const zone = zoneOf(settings)
  const here = localMoment(now, zone)
  const firstRun = Math.ceil(minutesOf(settings.reminderTime) / REMINDER_RUN_MINUTES) * REMINDER_RUN_MINUTES
  const dueMinutes = Math.min(firstRun, DAY_MINUTES - REMINDER_RUN_MINUTES)
  const isDone = lastReminderDay !== null && lastReminderDay >= here.day
  const wait = dueMinutes - here.minutes + (isDone ? DAY_MINUTES : 0)
  const planned = now.getTime() + wait * MINUTE_MS
  // A clock that is put forward until then shows the time sooner.
  const early = planned - minutesPutForward(here.minutes + wait, new Date(planned), zone) * MINUTE_MS
  const nextRun = Math.floor(now.getTime() / RUN_MS) * RUN_MS + RUN_MS
  return new Date(Math.max(nextRun, Math.floor(early / RUN_MS) * RUN_MS))
}

/** How much more the clock shows at a moment than was expected of it: 0 to 720 minutes. */
function minutesPutForward(expected: number, at: Date, timeZone: string): number {
  const difference = localMoment(at, timeZone).minutes - expected
  const inHalfADay = ((difference % DAY_MINUTES) + DAY_MINUTES + DAY_MINUTES / 2) % DAY_MINUTES
  return Math.max(0, inHalfADay - DAY_MINUTES / 2)
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

/** The day of a reminder that never came, though it was to be looked for at `lookAt`; null when none fell away. */
export function missedReminderDay(
  settings: Settings,
  lastReminderDay: CalendarDay | null,
  { lookAt, now }: { lookAt: Date; now: Date },
): CalendarDay | null {
  const day = dueReminderDay(settings, lastReminderDay, lookAt)
  return day !== null && day < reminderDay(settings, now) ? day : null
}
