import { afterEach, expect, it, vi } from 'vitest'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { compareClocks } from '#web/platform/server-clock.ts'
import { progressReporter, takeReportedEvents } from './progress-reporter.ts'

const taken: ReportedEvent[] = []
const take = () => takeReportedEvents((event) => taken.push(event))
const answerOf = (time: string) => new Response(null, { headers: { date: new Date(time).toUTCString() } })
afterEach(() => {
  taken.length = 0
  vi.useRealTimers()
  compareClocks(answerOf(new Date().toISOString()))
})

it('keeps what was done until the rest of the feature has loaded', () => {
  progressReporter.moduleOpened('friendship')
  const stop = take()
  progressReporter.moduleOpened('coaching')
  stop()
  expect(taken).toMatchObject([{ module: 'friendship' }, { module: 'coaching' }])
})

it('does not count what one person did for the next one, when the rest of the feature never loaded', () => {
  progressReporter.moduleOpened('friendship')
  forgetPerson()
  take()()
  expect(taken).toEqual([])
})

it.each([
  ['a clock that is right', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ['a clock that is somewhat fast', '2026-11-23T09:00:00.000Z', '2026-11-23T09:00:00.000Z'],
  ['a clock that is days ahead', '2026-11-25T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ['a clock that is months behind', '2026-01-01T00:00:00.000Z', '2026-11-22T10:00:00.000Z'],
])('dates an event by %s as the server will', (_, deviceTime, dated) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(deviceTime) })
  compareClocks(answerOf('2026-11-22T10:00:00.000Z'))
  const stop = take()
  progressReporter.dashboardVisited()
  stop()
  expect(taken.map(({ at }) => at)).toEqual([dated])
})

it('names a finished exercise by its day, so that it counts once a day, as using a tool', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00.000Z') })
  compareClocks(answerOf('2026-11-22T10:00:00.000Z'))
  const stop = take()
  progressReporter.exerciseFinished('friendship', 'the-picnic')
  progressReporter.exerciseFinished('friendship', 'the-picnic')
  progressReporter.exerciseFinished('friendship', 'the-joke')
  vi.setSystemTime(new Date('2026-11-23T10:00:00.000Z'))
  compareClocks(answerOf('2026-11-23T10:00:00.000Z'))
  progressReporter.exerciseFinished('friendship', 'the-picnic')
  stop()
  expect(taken[0]).toMatchObject({ type: 'tool-used', tool: 'tool', module: 'friendship' })
  const [first, second, other, nextDay] = taken.map(({ id }) => id)
  expect(second).toBe(first)
  expect(new Set([first, other, nextDay]).size).toBe(3)
})
