import { expect, it } from 'vitest'
import { calendarIn } from '../progress/calendar-day.ts'
import { countPractice } from './count-practice.ts'

const exercises = [
  { id: 'a', kind: 'talk', title: 'A joke', skill: 'Say no' },
  { id: 'b', kind: 'talk', title: 'A plan', skill: 'Change a plan' },
  { id: 'c', kind: 'order', title: 'Tea', skill: 'Small steps' },
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
  expect(countPractice(exercises, runs, range, calendarIn('UTC'))).toEqual({
    talks: 1,
    otherExercises: 1,
    talkTitles: ['A joke'],
    skills: ['Say no', 'Small steps'],
  })
  expect(countPractice(exercises, runs, range, calendarIn('Asia/Tokyo'))).toEqual({
    talks: 0,
    otherExercises: 1,
    talkTitles: [],
    skills: ['Small steps'],
  })
})

it('names the newest first, and a skill of two exercises once', () => {
  const two = exercises.map((exercise) => ({ ...exercise, skill: 'Say no' }))
  const runs = [run('a', '2026-11-16T12:00:00.000Z'), run('b', '2026-11-17T12:00:00.000Z')]
  expect(countPractice(two, runs, range, calendarIn('UTC'))).toMatchObject({
    talkTitles: ['A plan', 'A joke'],
    skills: ['Say no'],
  })
})
