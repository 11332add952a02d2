import { type CalendarDay, calendarIn } from '../progress/calendar-day.ts'

/** What a user's own clock and calendar show. `minutes` are those since 00:00, 0 to 1,439. */
export type LocalMoment = { day: CalendarDay; minutes: number }

const formats = new Map<string, (at: Date) => LocalMoment>()
/** More than there are time zones; names may be written in several ways. */
const MAX_FORMATS = 2_000

const fields = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...fields, timeZone })
  } catch {
    // As the calendar does with a zone that this system does not know: nobody else's reminder may wait for it.
    return new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: 'UTC' })
  }
}

function createClock(timeZone: string): (at: Date) => LocalMoment {
  const dayOf = calendarIn(timeZone)
  const format = timeFormat(timeZone)
  return (at) => ({ day: dayOf(at), minutes: minutesOf(format.format(at)) })
}

/** Minutes since 00:00 of a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** The moment on the clock of a time zone. Making a clock takes far longer than reading it, so each is made once. */
export function localMoment(at: Date, timeZone: string): LocalMoment {
  let clock = formats.get(timeZone)
  if (!clock) {
    clock = createClock(timeZone)
    if (formats.size < MAX_FORMATS) formats.set(timeZone, clock)
  }
  return clock(at)
}
