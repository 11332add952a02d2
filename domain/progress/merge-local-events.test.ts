import { describe, expect, it } from 'vitest'
import type { ModuleId } from '../coaching/module-ids.ts'
import { applyProgressEvent } from './apply-progress-event.ts'
import { mergeLocalEvents } from './merge-local-events.ts'
import type { ProgressEvent } from './progress-event.ts'
import { defaultProgress } from './progress-state.ts'

const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`
const visit = (id: string, hour: number, module: ModuleId = 'friendship'): ProgressEvent => ({
  id,
  at: at(hour),
  timeZone: 'UTC',
  type: 'module-opened',
  module,
})

describe('merging the events kept in the browser', () => {
  it('adds each id once, in order of time, to what the account has', () => {
    const account = applyProgressEvent(defaultProgress(), {
      id: 'own',
      at: at(10),
      timeZone: 'UTC',
      type: 'resource-opened',
      module: 'friendship',
      card: 'making-plans',
    }).state
    const merged = mergeLocalEvents(account, [
      visit('late', 14, 'coaching'),
      visit('early', 12),
      visit('late', 14, 'coaching'),
    ])
    expect(merged.events.map(({ id }) => id)).toEqual(['early', 'late'])
    expect(merged.state.points).toMatchObject({ total: 3 + 2 + 2, learning: 7 })
    expect(merged.effects).toHaveLength(2)
  })

  it('never lets a reset or rest days made without a session change the account', () => {
    const account = applyProgressEvent(defaultProgress(), visit('own', 10)).state
    const own: ProgressEvent[] = [
      { id: 'a', at: at(11), timeZone: 'UTC', type: 'progress-reset' },
      {
        id: 'b',
        at: at(11),
        timeZone: 'UTC',
        type: 'rest-days-declared',
        restDays: { weekdays: [1], dates: [] },
      },
    ]
    expect(mergeLocalEvents(account, own)).toEqual({ state: account, effects: [], events: [] })
  })
})
