// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChatScope, ModuleId } from '#domain/coaching/module-ids.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { beginVisit, countAnswer } from './count-answers.ts'
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

const pageOf = (id: ModuleId, examples: string[] = []) => ({ id, examples })
const friendship = pageOf('friendship')
const coaching = pageOf('coaching', ['How do I begin?'])
const rewriting = pageOf('emotional-intelligence')
const answered = (scope: ChatScope, messageId: string, text = 'Hello') =>
  countAnswer({ scope, messageId, text })
const visitIds = () => events.flatMap((event) => ('visitId' in event ? [event.visitId] : []))

it('counts the opening of a module once per page visit', () => {
  const { rerender } = renderHook(useModuleVisit, { initialProps: friendship })
  rerender({ ...friendship })
  expect(events).toMatchObject([{ type: 'module-opened', module: 'friendship' }])
})

it("counts answered messages under the server's ids, and all of one visit together", () => {
  renderHook(() => useModuleVisit(friendship))
  answered('friendship', FIRST)
  answered('friendship', SECOND)
  expect(events.slice(1)).toMatchObject([
    { type: 'message-sent', id: FIRST, module: 'friendship' },
    { type: 'message-sent', id: SECOND, module: 'friendship' },
  ])
  expect(new Set(visitIds()).size).toBe(1)
})

it('counts the next visit apart', () => {
  for (const messageId of [FIRST, SECOND]) {
    const { unmount } = renderHook(() => useModuleVisit(friendship))
    answered('friendship', messageId)
    unmount()
  }
  expect(new Set(visitIds()).size).toBe(2)
})

it('counts a reply that ended because its page was left for the visit in which it was asked for', () => {
  const { unmount } = renderHook(() => useModuleVisit(friendship))
  answered('friendship', FIRST)
  unmount()
  answered('friendship', SECOND)
  expect(visitIds()).toHaveLength(2)
  expect(new Set(visitIds()).size).toBe(1)
})

it('counts the chats with the assistant, in the menu too, for one visit until the home page is opened again', () => {
  answered('assistant', FIRST)
  answered('assistant', SECOND)
  expect(new Set(visitIds()).size).toBe(1)
  beginVisit('assistant', [])
  answered('assistant', FIRST)
  expect(new Set(visitIds()).size).toBe(2)
  expect(events.map((event) => 'module' in event && event.module)).toEqual(Array(3).fill('assistant'))
})

it('counts an example question as one beside its message', () => {
  renderHook(() => useModuleVisit(coaching))
  answered('coaching', FIRST, 'How do I begin?')
  expect(kinds()).toEqual(['module-opened', 'message-sent', 'tool-used'])
  expect(events.at(-1)).toMatchObject({ module: 'coaching', tool: 'example' })
})

it('counts a finished rewrite as the exercise and as the use of a tool', () => {
  const { result } = renderHook(() => useModuleVisit(rewriting))
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
