// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { progressReporter, takeReportedEvents } from './progress-reporter.ts'
import { useModuleVisit } from './use-module-visit.ts'
import { useOpenedCard } from './use-opened-card.ts'

const FIRST = '00000000-0000-4000-8000-000000000001'
const SECOND = '00000000-0000-4000-8000-000000000002'
let events: ReportedEvent[]
let stop: () => void

beforeEach(() => {
  events = []
  stop = takeReportedEvents((event) => events.push(event))
})
afterEach(() => {
  cleanup()
  stop()
})
const kinds = () => events.map(({ type }) => type)

it('counts the opening of a module once per page visit', () => {
  const { rerender } = renderHook(() => useModuleVisit('friendship'))
  rerender()
  expect(events).toMatchObject([{ type: 'module-opened', module: 'friendship' }])
})

it("counts answered messages under the server's ids, and all of one visit together", () => {
  const { result } = renderHook(() => useModuleVisit('friendship'))
  result.current.countAnswer({ messageId: FIRST, isExample: false })
  result.current.countAnswer({ messageId: SECOND, isExample: false })
  const [, first, second] = events
  expect([first, second]).toMatchObject([
    { type: 'message-sent', id: FIRST, module: 'friendship' },
    { type: 'message-sent', id: SECOND, module: 'friendship' },
  ])
  expect(first).toHaveProperty('visitId', (second as { visitId?: string }).visitId)
})

it('counts the next visit apart', () => {
  const visitIds = [FIRST, SECOND].map((messageId) => {
    const { result, unmount } = renderHook(() => useModuleVisit('friendship'))
    result.current.countAnswer({ messageId, isExample: false })
    unmount()
    return (events.at(-1) as { visitId?: string }).visitId
  })
  expect(new Set(visitIds).size).toBe(2)
})

it('counts an example question as one beside its message', () => {
  const { result } = renderHook(() => useModuleVisit('coaching'))
  result.current.countAnswer({ messageId: FIRST, isExample: true })
  expect(kinds()).toEqual(['module-opened', 'message-sent', 'tool-used'])
  expect(events.at(-1)).toMatchObject({ module: 'coaching', tool: 'example' })
})

it('counts a finished rewrite as the exercise and as the use of a tool', () => {
  const { result } = renderHook(() => useModuleVisit('emotional-intelligence'))
  result.current.countRewrite(FIRST)
  expect(events.slice(1)).toMatchObject([
    { type: 'tool-used', tool: 'tool', module: 'emotional-intelligence' },
    { type: 'message-rewritten', id: FIRST },
  ])
})

it('counts the opening of a skill card once per page, and the next card apart', () => {
  const first: Parameters<typeof useOpenedCard>[0] = { module: 'friendship', id: 'making-plans' }
  const { rerender } = renderHook(useOpenedCard, { initialProps: first })
  rerender({ ...first })
  rerender({ ...first, id: 'friend-drifting-away' })
  expect(events).toMatchObject([
    { type: 'resource-opened', module: 'friendship', card: 'making-plans' },
    { type: 'resource-opened', module: 'friendship', card: 'friend-drifting-away' },
  ])
})

it('keeps what happens before the rest of the feature has loaded', () => {
  stop()
  progressReporter.resourceOpened('self-care-strategies', 'sleep')
  expect(events).toEqual([])
  stop = takeReportedEvents((event) => events.push(event))
  expect(events).toMatchObject([{ type: 'resource-opened', module: 'self-care-strategies', card: 'sleep' }])
})
