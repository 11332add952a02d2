// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultProgress } from '#domain/progress/progress-state.ts'
import { createKeptProgress } from './kept-progress.ts'

const kept = createKeptProgress(localStorage)
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
beforeEach(() => localStorage.clear())

describe('the copy of what the server said last', () => {
  it('is read as it was written', () => {
    kept.writeMirror('robin', { version: 3, state: defaultProgress() })
    expect(kept.readMirror('robin')).toEqual({ version: 3, state: defaultProgress() })
  })

  it.each([
    ['points that are none', { points: { total: 5 } }],
    ['activities that are no list', { recentActivities: 'x' }],
    ['no points at all', { points: null }],
  ])('is left out when it is damaged: %s', (_, damage) => {
    store('wayfern.progress.robin', { version: 1, state: { ...defaultProgress(), ...damage } })
    expect(kept.readMirror('robin')).toBeNull()
  })
})

describe('kept events', () => {
  const visit = { id: 'a', at: '2026-11-21T12:00:00.000Z', timeZone: 'UTC', type: 'daily-visit' }

  it.each([
    ['of a name that no rule knows', { type: 'demo-achievement-advanced', achievement: 'nope' }],
    ['without the name that a rule needs', { type: 'demo-achievement-advanced' }],
    ['of no category', { type: 'demo-points-granted', category: 'nope' }],
    ['of no module', { type: 'module-opened', module: 'nope' }],
    ['of another kind', { type: 'constructor' }],
    ['without a time', { at: null }],
  ])('are without those that no rule can apply: %s', (_, damage) => {
    const events = [{ ...visit, id: 'b', ...damage }, visit]
    store('gamification_local', { state: {}, events })
    for (const event of events) store(`wayfern.progress-outbox.robin.${event.id}`, event)
    expect(kept.readLocal().events).toEqual([visit])
    expect(kept.listOutbox('robin')).toEqual([visit])
  })

  it('are none in a text that is damaged', () => {
    localStorage.setItem('gamification_local', 'not JSON')
    expect(kept.readLocal()).toEqual({ userId: null, state: defaultProgress(), events: [] })
  })
})
