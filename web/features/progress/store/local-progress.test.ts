// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { ModuleId } from '#domain/coaching/module-ids.ts'
import type { ReportedEvent } from '#domain/progress/progress-event.ts'
import { createKeptProgress } from './kept-progress.ts'
import { mergeLocal, recordLocally } from './local-progress.ts'

const kept = createKeptProgress(localStorage)
const opened = (module: ModuleId): ReportedEvent => ({
  id: crypto.randomUUID(),
  at: '2026-11-21T12:00:00Z',
  timeZone: 'UTC',
  type: 'module-opened',
  module,
})
const stored = () => JSON.parse(localStorage.getItem('gamification_local') ?? 'null')

beforeEach(() => localStorage.clear())

describe('what arises after a session has ended', () => {
  it('lies in gamification_local with whose it is and what it adds up to, and nowhere else', () => {
    recordLocally(kept, 'robin', opened('friendship'))
    recordLocally(kept, 'robin', opened('coaching'))
    expect(stored()).toMatchObject({ userId: 'robin', state: { points: { total: 4 } } })
    expect(stored().events).toHaveLength(2)
    expect(Object.keys(localStorage)).toEqual(['gamification_local'])
  })

  it('is theirs at their next sign-in', () => {
    const event = opened('friendship')
    recordLocally(kept, 'robin', event)
    expect(mergeLocal(kept, 'robin')).toEqual([event])
    expect(kept.listOutbox('robin')).toEqual([event])
    expect(stored()).toBeNull()
  })

  it('waits for them when another person signs in', () => {
    const event = opened('friendship')
    recordLocally(kept, 'robin', event)
    expect(mergeLocal(kept, 'kim')).toEqual([])
    expect(kept.listOutbox('kim')).toEqual([])
    expect(kept.listOutbox('robin')).toEqual([event])
    expect(stored()).toBeNull()
  })

  it("is not mixed with another person's, whose session ended after it", () => {
    const [robins, kims] = [opened('friendship'), opened('coaching')]
    recordLocally(kept, 'robin', robins)
    recordLocally(kept, 'kim', kims)
    expect(stored()).toMatchObject({ userId: 'kim', events: [kims], state: { points: { total: 2 } } })
    expect(kept.listOutbox('robin')).toEqual([robins])
  })
})

describe('what arises before anybody was here', () => {
  it('is of whoever signs in first', () => {
    const event = opened('friendship')
    recordLocally(kept, null, event)
    expect(stored()).toMatchObject({ userId: null })
    expect(mergeLocal(kept, 'kim')).toEqual([event])
  })
})
