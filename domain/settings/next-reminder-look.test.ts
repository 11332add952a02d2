import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../progress/calendar-day.ts'
import {
  dueReminderDay,
  missedReminderDay,
  nextReminderLook,
  REMINDER_RUN_MINUTES,
} from './daily-reminder.ts'
import { defaultSettings, type Settings } from './settings.ts'

const RUN_MS = REMINDER_RUN_MINUTES * 60_000
const RUNS_OF_THREE_DAYS = 3 * 96

const settingsWith = (changes: Partial<Settings>): Settings => ({
  ...defaultSettings,
  dailyReminders: true,
  timeZone: 'UTC',
  ...changes,
})
const look = (at: string, last: string | null, changes: Partial<Settings> = {}) =>
  nextReminderLook(settingsWith(changes), last, new Date(at))?.toISOString() ?? null

describe('the run at which to look again', () => {
  it.each([
    ['2026-11-21T12:00:00Z', null, '18:00', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T12:07:31Z', null, '18:05', '2026-11-21T18:15:00.000Z'],
    ['2026-11-21T18:00:02Z', '2026-11-21', '18:00', '2026-11-22T18:00:00.000Z'],
    ['2026-11-21T12:00:00Z', '2026-11-20', '23:59', '2026-11-21T23:45:00.000Z'],
    ['2026-11-21T23:50:00Z', null, '18:00', '2026-11-22T00:00:00.000Z'],
  ])('after %s, with one on %s and set to %s, is %s', (at, last, reminderTime, expected) =>
    expect(look(at, last, { reminderTime })).toBe(expected))

  it('goes by the clock of the user', () => {
    expect(look('2026-11-21T12:00:00Z', null, { timeZone: 'Europe/Zurich' })).toBe('2026-11-21T17:00:00.000Z')
    expect(look('2026-11-21T12:00:00Z', '2026-11-21', { timeZone: 'Asia/Kolkata' })).toBe(
      '2026-11-22T12:30:00.000Z',
    )
  })

  it('is none without reminders', () => {
    expect(look('2026-11-21T12:00:00Z', null, { dailyReminders: false })).toBeNull()
    expect(look('2026-11-21T12:00:00Z', null, { notificationsEnabled: false })).toBeNull()
  })

  it('is never later than the first run at which a reminder is due, whatever the clocks do', () => {
    const zones = [
      'UTC',
      'Europe/Zurich',
      'America/Nuuk',
      'America/Los_Angeles',
      'America/Havana',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'Pacific/Kiritimati',
      'Africa/Casablanca',
    ]
    const minute = fc.integer({ min: 0, max: 1_439 })
    const time = minute.map((at) => new Date(at * 60_000).toISOString().slice(11, 16))
    const moments = fc.oneof(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      // Around the changes of the clocks.
      fc
        .tuple(
          fc.constantFrom('2026-03-08', '2026-03-28', '2026-10-24', '2026-11-01', '2026-04-04', '2026-10-03'),
          fc.integer({ min: -48, max: 48 }),
          fc.integer({ min: 0, max: 3_599 }),
        )
        .map(
          ([day, hours, seconds]) =>
            new Date(Date.parse(`${day}T12:00:00Z`) + hours * 3_600_000 + seconds * 1_000),
        ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        time,
        moments,
        fc.integer({ min: -3, max: 2 }),
        (timeZone, reminderTime, now, lastAgo) => {
          const settings = settingsWith({ timeZone, reminderTime })
          const last = lastAgo === -3 ? null : addDays(now.toISOString().slice(0, 10), lastAgo)
          const found = nextReminderLook(settings, last, now)
          expect(found?.getTime()).toBeGreaterThan(now.getTime())
          expect((found?.getTime() ?? 1) % RUN_MS).toBe(0)
          const firstRun = Math.floor(now.getTime() / RUN_MS) * RUN_MS + RUN_MS
          for (let run = firstRun; run < (found?.getTime() ?? 0); run += RUN_MS)
            expect(dueReminderDay(settings, last, new Date(run))).toBeNull()
          expect((found?.getTime() ?? 0) - now.getTime()).toBeLessThan(RUNS_OF_THREE_DAYS * RUN_MS)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a reminder that never came', () => {
  const settings = settingsWith({})
  const lookAt = new Date('2026-11-21T18:00:00Z')
  it.each([
    ['2026-11-21T23:45:00Z', null, null],
    ['2026-11-22T00:00:00Z', null, '2026-11-21'],
    ['2026-11-24T09:00:00Z', '2026-11-20', '2026-11-21'],
    ['2026-11-22T00:00:00Z', '2026-11-21', null],
  ])('is found at %s, with the last one on %s: %s', (now, last, day) =>
    expect(missedReminderDay(settings, last, { lookAt, now: new Date(now) })).toBe(day))
})
