import { describe, expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'
import type { RestDays } from './rest-days.ts'
import { decideStreak } from './streak.ts'

const noRest: RestDays = { weekdays: [], dates: [] }
const visited = (at: string, timeZone = 'UTC') => ({
  day: calendarDay(new Date(at), timeZone),
  at,
  timeZone,
})
const decide = (
  last: ReturnType<typeof visited> | null,
  at: string,
  { timeZone = 'UTC', streak = 4, restDays = noRest } = {},
) => decideStreak({ streak, lastVisit: last, restDays }, { at, timeZone })

describe('daily streak', () => {
  it('starts at 1 without a previous visit', () => {
    expect(decide(null, '2026-11-21T12:00:00Z', { streak: 0 })).toEqual({
      kind: 'started',
      streak: 1,
      visit: visited('2026-11-21T12:00:00Z'),
    })
  })

  it.each([
    ['the same day', '2026-11-21T23:59:59.999Z', 'unchanged', undefined],
    ['the next day', '2026-11-22T00:00:00.000Z', 'continued', 5],
    ['the end of the next day', '2026-11-22T23:59:59.999Z', 'continued', 5],
    ['two days later', '2026-11-23T00:00:00.000Z', 'interrupted', 1],
    ['the day before (clock set back)', '2026-11-20T12:00:00Z', 'unchanged', undefined],
    ['a year before (clock set back)', '2025-11-21T12:00:00Z', 'unchanged', undefined],
  ])('%s: %s is %s', (_, at, kind, streak) => {
    const decision = decide(visited('2026-11-21T00:00:00Z'), at)
    expect(decision.kind).toBe(kind)
    expect('streak' in decision ? decision.streak : undefined).toBe(streak)
  })

  it("counts the user's own days, not UTC's", () => {
    const evening = visited('2026-11-21T20:00:00Z', 'America/New_York')
    // 03:00 UTC on the 22nd is still the evening of the 21st there; 05:00 UTC is the 22nd.
    expect(decide(evening, '2026-11-22T03:00:00Z', { timeZone: 'America/New_York' }).kind).toBe('unchanged')
    expect(decide(evening, '2026-11-22T05:00:00Z', { timeZone: 'America/New_York' }).kind).toBe('continued')
  })

  it.each([
    ['spring, a day of 23 hours', '2026-03-28T22:59:00Z', '2026-03-29T21:59:00Z'],
    ['autumn, a day of 25 hours', '2026-10-24T21:59:00Z', '2026-10-25T22:59:00Z'],
  ])('goes on over the change of the clock in %s', (_, first, next) => {
    const decision = decide(visited(first, 'Europe/Zurich'), next, { timeZone: 'Europe/Zurich' })
    expect(decision).toMatchObject({ kind: 'continued', streak: 5 })
  })
})

describe('travel', () => {
  it('west over midnight: the day that is lived twice changes nothing', () => {
    const tokyo = visited('2026-11-21T15:30:00Z', 'Asia/Tokyo')
    expect(tokyo.day).toBe('2026-11-22')
    expect(decide(tokyo, '2026-11-22T01:00:00Z', { timeZone: 'America/Los_Angeles' }).kind).toBe('unchanged')
    expect(decide(tokyo, '2026-11-23T17:00:00Z', { timeZone: 'America/Los_Angeles' })).toMatchObject({
      kind: 'continued',
      streak: 5,
    })
  })

  it('east over the date line: the day that the traveller never had is no gap', () => {
    const losAngeles = visited('2026-11-22T07:00:00Z', 'America/Los_Angeles')
    expect(losAngeles.day).toBe('2026-11-21')
    expect(decide(losAngeles, '2026-11-23T06:00:00Z', { timeZone: 'Asia/Tokyo' })).toMatchObject({
      kind: 'continued',
      visit: { day: '2026-11-23' },
    })
  })

  it('does not hide a day that was really missed', () => {
    const losAngeles = visited('2026-11-22T07:00:00Z', 'America/Los_Angeles')
    expect(decide(losAngeles, '2026-11-24T16:00:00Z', { timeZone: 'Asia/Tokyo' }).kind).toBe('interrupted')
  })
})

describe('rest days', () => {
  const friday = visited('2026-11-20T12:00:00Z')
  const weekend = { weekdays: [6, 7], dates: [] }

  it('a gap of declared weekdays is no gap', () => {
    expect(decide(friday, '2026-11-23T12:00:00Z', { restDays: weekend })).toMatchObject({
      kind: 'continued',
      streak: 5,
    })
  })

  it('a gap of declared single days is no gap', () => {
    const restDays = { weekdays: [], dates: ['2026-11-21', '2026-11-22'] }
    expect(decide(friday, '2026-11-23T12:00:00Z', { restDays }).kind).toBe('continued')
  })

  it('one day in the gap that is no rest day is a gap', () => {
    expect(decide(friday, '2026-11-24T12:00:00Z', { restDays: weekend }).kind).toBe('interrupted')
  })

  it('a visit on a rest day counts like any other', () => {
    expect(decide(friday, '2026-11-21T12:00:00Z', { restDays: weekend }).kind).toBe('continued')
  })

  it('cover at most a year', () => {
    const restDays = { weekdays: [1, 2, 3, 4, 5, 6, 7], dates: [] }
    expect(decide(friday, '2027-11-21T12:00:00Z', { restDays }).kind).toBe('continued')
    expect(decide(friday, '2027-11-22T12:00:00Z', { restDays }).kind).toBe('interrupted')
  })
})
