import { describe, expect, it } from 'vitest'
import { dueReminderDay, skippedReminderDay } from './daily-reminder.ts'
import { defaultSettings, type Settings } from './settings.ts'

const settingsWith = (changes: Partial<Settings>): Settings => ({
  ...defaultSettings,
  dailyReminders: true,
  timeZone: 'UTC',
  ...changes,
})
const due = (at: string, last: string | null, changes: Partial<Settings> = {}) =>
  dueReminderDay(settingsWith(changes), last, new Date(at))

describe('a daily reminder', () => {
  it.each([
    ['2026-11-21T17:59:59Z', null, null],
    ['2026-11-21T18:00:00Z', null, '2026-11-21'],
    ['2026-11-21T23:59:59Z', null, '2026-11-21'],
    ['2026-11-22T00:00:00Z', '2026-11-20', null],
    ['2026-11-21T18:00:00Z', '2026-11-20', '2026-11-21'],
    ['2026-11-21T18:15:00Z', '2026-11-21', null],
  ])('at %s, after one on %s, is due for %s', (at, last, day) => expect(due(at, last)).toBe(day))

  it.each([
    { notificationsEnabled: false },
    { emailNotifications: false },
    { dailyReminders: false },
  ])('is never due with %j', (changes) => expect(due('2026-11-21T20:00:00Z', null, changes)).toBeNull())

  it('is due from midnight on at 00:00', () => {
    expect(due('2026-11-20T23:59:59Z', '2026-11-20', { reminderTime: '00:00' })).toBeNull()
    expect(due('2026-11-21T00:00:00Z', '2026-11-20', { reminderTime: '00:00' })).toBe('2026-11-21')
  })

  it.each([
    ['23:46', '2026-11-21T23:30:00Z', null],
    ['23:46', '2026-11-21T23:45:00Z', '2026-11-21'],
    ['23:59', '2026-11-21T23:45:00Z', '2026-11-21'],
    ['23:59', '2026-11-22T00:00:00Z', null],
  ])('set to %s is due at %s for %s: no later run lies on that day', (reminderTime, at, day) => {
    expect(due(at, '2026-11-20', { reminderTime })).toBe(day)
  })

  it.each([
    ['Europe/Zurich', '2026-11-21T16:59:59Z', null],
    ['Europe/Zurich', '2026-11-21T17:00:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21T12:29:59Z', null],
    ['Asia/Kolkata', '2026-11-21T12:30:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-22T01:59:59Z', null],
    ['America/Los_Angeles', '2026-11-22T02:00:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-21T04:00:00Z', '2026-11-21'],
    [null, '2026-11-21T18:00:00Z', '2026-11-21'],
    ['Nowhere/Unknown', '2026-11-21T18:00:00Z', '2026-11-21'],
  ])('goes by the clock in %s: at %s it is due for %s', (timeZone, at, day) => {
    expect(due(at, null, { timeZone })).toBe(day)
  })

  describe('when the clock changes', () => {
    const inZurich = { timeZone: 'Europe/Zurich', reminderTime: '02:30' }

    it('comes at the next hour on the day that has no 02:30', () => {
      // 2026-03-29: at 01:00 UTC the clock goes from 02:00 to 03:00.
      expect(due('2026-03-29T00:59:59Z', '2026-03-28', inZurich)).toBeNull()
      expect(due('2026-03-29T01:00:00Z', '2026-03-28', inZurich)).toBe('2026-03-29')
    })

    it('comes at the last run of the day on the day that has no 23:30', () => {
      // 2026-03-28 in Nuuk: at 01:00 UTC the clock goes from 23:00 to 00:00 of the next day.
      const inNuuk = { timeZone: 'America/Nuuk', reminderTime: '23:30' }
      expect(due('2026-03-29T00:30:00Z', '2026-03-27', inNuuk)).toBeNull()
      expect(due('2026-03-29T00:45:00Z', '2026-03-27', inNuuk)).toBe('2026-03-28')
    })

    it('comes once on the day that has 02:30 twice', () => {
      // 2026-10-25: at 01:00 UTC the clock goes from 03:00 back to 02:00.
      expect(due('2026-10-25T00:30:00Z', '2026-10-24', inZurich)).toBe('2026-10-25')
      expect(due('2026-10-25T01:00:00Z', '2026-10-25', inZurich)).toBeNull()
      expect(due('2026-10-25T01:30:00Z', '2026-10-25', inZurich)).toBeNull()
    })
  })

  describe('when the user travels', () => {
    it('comes no second time where it is still yesterday', () => {
      const at = '2026-11-22T05:00:00Z'
      expect(due(at, '2026-11-21', { timeZone: 'Pacific/Kiritimati' })).toBe('2026-11-22')
      expect(due(at, '2026-11-22', { timeZone: 'Pacific/Pago_Pago' })).toBeNull()
    })

    it('comes for the new day where the next one has begun', () => {
      expect(due('2026-11-22T09:00:00Z', '2026-11-21', { timeZone: 'Asia/Tokyo' })).toBe('2026-11-22')
    })
  })

  it('stays sent when the clock of the server is set back', () => {
    expect(due('2026-11-20T18:00:00Z', '2026-11-21')).toBeNull()
  })
})

describe('the reminder of today', () => {
  const off = settingsWith({ dailyReminders: false })
  const on = settingsWith({})
  const skipped = (before: Settings, after: Settings, at: string) =>
    skippedReminderDay(before, after, new Date(at))

  it('comes when reminders are switched on before its time', () => {
    expect(skipped(off, on, '2026-11-21T17:59:00Z')).toBeNull()
  })

  it('falls away when they are switched on after its time', () => {
    expect(skipped(off, on, '2026-11-21T18:00:00Z')).toBe('2026-11-21')
    expect(skipped({ ...on, notificationsEnabled: false }, on, '2026-11-21T20:00:00Z')).toBe('2026-11-21')
  })

  it('falls away when its time is moved to one that has passed', () => {
    const earlier = { ...on, reminderTime: '09:00' }
    expect(skipped(on, earlier, '2026-11-21T12:00:00Z')).toBe('2026-11-21')
    expect(skipped(on, { ...on, reminderTime: '13:00' }, '2026-11-21T12:00:00Z')).toBeNull()
  })

  it('is not touched by other changes, nor by a journey', () => {
    expect(skipped(on, { ...on, darkMode: true }, '2026-11-21T20:00:00Z')).toBeNull()
    expect(skipped(on, { ...on, timeZone: 'Asia/Tokyo' }, '2026-11-21T12:00:00Z')).toBeNull()
    expect(skipped(on, off, '2026-11-21T20:00:00Z')).toBeNull()
  })
})
