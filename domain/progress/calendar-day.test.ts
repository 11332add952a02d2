import { describe, expect, it } from 'vitest'
import { addDays, calendarDay, daysBetween, isoWeekday } from './calendar-day.ts'

describe("the user's own calendar day", () => {
  it.each([
    ['2026-11-21T23:59:59.999Z', 'UTC', '2026-11-21'],
    ['2026-11-22T00:00:00.000Z', 'UTC', '2026-11-22'],
    ['2026-11-21T22:59:59Z', 'Europe/Zurich', '2026-11-21'],
    ['2026-11-21T23:00:00Z', 'Europe/Zurich', '2026-11-22'],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-21T07:59:59Z', 'America/Los_Angeles', '2026-11-20'],
    ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T10:00:00Z', 'Pacific/Pago_Pago', '2026-11-20'],
    ['2026-11-21T22:30:00Z', '+02:00', '2026-11-22'],
  ])('%s in %s is %s', (at, timeZone, day) => {
    expect(calendarDay(new Date(at), timeZone)).toBe(day)
  })

  it.each(['', 'Mars/Olympus', '../../etc/passwd'])('counts in UTC for the unknown zone %j', (timeZone) => {
    expect(calendarDay(new Date('2026-11-21T23:30:00Z'), timeZone)).toBe('2026-11-21')
  })

  it('follows the change to and from summer time', () => {
    // Zurich: UTC+1 until 2026-03-29, 01:00 UTC, then UTC+2 until 2026-10-25, 01:00 UTC.
    expect(calendarDay(new Date('2026-03-28T22:30:00Z'), 'Europe/Zurich')).toBe('2026-03-28')
    expect(calendarDay(new Date('2026-03-29T22:30:00Z'), 'Europe/Zurich')).toBe('2026-03-30')
    expect(calendarDay(new Date('2026-10-24T22:30:00Z'), 'Europe/Zurich')).toBe('2026-10-25')
    expect(calendarDay(new Date('2026-10-25T22:30:00Z'), 'Europe/Zurich')).toBe('2026-10-25')
  })
})

describe('arithmetic of days', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-11-21', '2026-11-20', -1],
  ])('from %s to %s it is %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
    expect(addDays(from, days)).toBe(to)
  })

  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
  ])('%s is weekday %i', (day, weekday) => expect(isoWeekday(day)).toBe(weekday))
})
