import { describe, expect, it } from 'vitest'
import { applyProgressEvent } from './apply-progress-event.ts'
import { progressEventsRequest, progressState } from './contract.ts'
import { defaultProgress } from './progress-state.ts'

const occurrence = { id: '7f0c1f5e-3b1f-4c62-9a43-0d3a5a0c9f11', at: '2026-11-21T12:00:00Z', timeZone: 'UTC' }
const accepts = (event: object) => progressEventsRequest.safeParse({ events: [event] }).success

describe('an event', () => {
  it.each([
    [{ type: 'daily-visit' }],
    [{ type: 'module-opened', module: 'friendship' }],
    [{ type: 'message-sent', module: 'coaching', visitId: '2a6ad2a4-9b3e-4e2c-8f0e-4f4e7b1d2c33' }],
    [{ type: 'tool-used', module: 'coaching', tool: 'example' }],
    [{ type: 'resource-opened', module: 'friendship', card: 'friend-drifting-away' }],
    [{ type: 'demo-achievement-advanced', achievement: 'deep-dive' }],
  ])('%j is taken', (act) => expect(accepts({ ...occurrence, ...act })).toBe(true))

  it.each([
    ['brings points of its own', { type: 'daily-visit', points: 1_000 }],
    ['brings a level', { type: 'module-opened', module: 'friendship', level: 7 }],
    ['has an unknown type', { type: 'points-added' }],
    ['has an unknown module', { type: 'module-opened', module: 'telepathy' }],
    ['names the assistant as a module', { type: 'module-opened', module: 'assistant' }],
    [
      'advances a streak by a demo grant',
      { type: 'demo-achievement-advanced', achievement: 'daily-streak-7' },
    ],
    ['is a reset', { type: 'progress-reset' }],
    ['has no real instant', { type: 'daily-visit', at: 'yesterday' }],
    ['has an id that is no UUID', { type: 'daily-visit', id: '1' }],
    ['opens no card', { type: 'resource-opened', module: 'friendship' }],
    ['has no visit', { type: 'message-sent', module: 'coaching' }],
  ])('that %s is refused', (_, act) => expect(accepts({ ...occurrence, ...act })).toBe(false))
})

describe('the state', () => {
  it('that the rules make fits the contract', () => {
    const { state } = applyProgressEvent(defaultProgress(), {
      ...occurrence,
      type: 'message-sent',
      module: 'coaching',
      visitId: occurrence.id,
    })
    expect(progressState.parse(state)).toEqual(state)
    expect(progressState.parse(defaultProgress())).toEqual(defaultProgress())
  })
})
