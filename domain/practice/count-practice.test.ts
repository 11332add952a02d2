import { expect, it } from 'vitest'
import { calendarIn } from '../progress/calendar-day.ts'
import { countPractice } from './count-practice.ts'

const exercises = [
  { id: 'a', kind: 'talk' },
  { id: 'b', kind: 'talk' },
  { id: 'c', kind: 'order' },
] as const
const run = (exercise: string, finishedAt: string | null) => ({ exercise, finishedAt })
const range = { from: '2026-11-15', to: '2026-11-21' }

it('counts what was finished on the days of a range, in the calendar of the person', () => {
  const runs = [
    run('a', '2026-11-21T23:30:00.000Z'),
    run('b', '2026-11-10T12:00:00.000Z'),
    run('c', '2026-11-15T00:00:00.000Z'),
    run('gone', '2026-11-16T12:00:00.000Z'),
    run('b', null),
  ]
  expect(countPractice(exercises, runs, range, calendarIn('UTC'))).toEqual({ talks: 1, otherExercises: 1 })
  expect(countPractice(exercises, runs, range, calendarIn('Asia/Tokyo'))).toEqual({
    talks: 0,
    otherExercises: 1,
  })
})
