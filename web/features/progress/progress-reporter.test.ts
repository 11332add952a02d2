import { afterEach, expect, it } from 'vitest'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { forgetPerson } from '#web/platform/private-data.ts'
import { progressReporter, takeReportedEvents } from './progress-reporter.ts'

const taken: ReportedEvent[] = []
const take = () => takeReportedEvents((event) => taken.push(event))
afterEach(() => {
  taken.length = 0
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
