import { expect, it } from 'vitest'
import type { EnergyCheckin } from '#domain/energy/contract.ts'
import { countWeek, energyWeek } from './energy-week.ts'

const at = (createdAt: string, level: EnergyCheckin['level'] = 'low'): EnergyCheckin => ({
  id: crypto.randomUUID(),
  level,
  words: '',
  createdAt,
})

it('has seven days up to today in the time zone, each with its check-ins in their order', () => {
  const checkins = [
    at('2026-11-21T20:00:00.000Z', 'full'),
    at('2026-11-21T08:00:00.000Z', 'low'),
    // Late in the evening of the 18th where the person is.
    at('2026-11-19T04:30:00.000Z', 'medium'),
    at('2026-11-01T08:00:00.000Z', 'low'),
  ]
  const week = energyWeek(checkins, new Date('2026-11-21T21:00:00Z'), 'America/Chicago')
  expect(week.map(({ day }) => day)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`))
  expect(week.map(({ levels }) => levels)).toEqual([[], [], [], ['medium'], [], [], ['low', 'full']])
})

it('shows the newest four of a day', () => {
  const hours = ['07', '09', '11', '13', '15']
  const checkins = hours.map((hour) => at(`2026-11-21T${hour}:00:00.000Z`, hour === '07' ? 'low' : 'full'))
  const week = energyWeek(checkins, new Date('2026-11-21T21:00:00Z'), 'UTC')
  expect(week.at(-1)?.levels).toEqual(['full', 'full', 'full', 'full'])
})

it('counts each level of the seven days, all of them, and leaves out levels and days that are not in it', () => {
  const checkins = [
    ...['07', '08', '09', '10', '11'].map((hour) => at(`2026-11-21T${hour}:00:00.000Z`)),
    at('2026-11-15T00:00:00.000Z', 'full'),
    at('2026-11-14T23:59:00.000Z', 'medium'),
  ]
  expect(countWeek(checkins, new Date('2026-11-21T21:00:00Z'), 'UTC')).toEqual([
    { level: 'full', count: 1 },
    { level: 'low', count: 5 },
  ])
})
