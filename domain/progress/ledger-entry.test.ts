import { describe, expect, it } from 'vitest'
import { applyProgressEvent } from './apply-progress-event.ts'
import { ledgerEntry } from './ledger-entry.ts'
import type { ProgressEvent } from './progress-event.ts'
import { defaultProgress } from './progress-state.ts'

const occurrence = { id: 'one', at: '2026-11-21T23:30:00Z', timeZone: 'Europe/Zurich' }
const message: ProgressEvent = { ...occurrence, type: 'message-sent', module: 'coaching', visitId: 'visit' }

describe('the record of an event', () => {
  it("holds all points that it gave, achievements included, and the user's own day", () => {
    const before = defaultProgress()
    expect(ledgerEntry(before, message, applyProgressEvent(before, message).state)).toEqual({
      eventId: 'one',
      type: 'message-sent',
      module: 'coaching',
      startsConversation: true,
      points: { interaction: 13, learning: 0, achievement: 0, consistency: 0 },
      day: '2026-11-22',
      occurredAt: new Date('2026-11-21T23:30:00Z'),
    })
  })

  it('starts a conversation with the first message of a page visit only', () => {
    const before = applyProgressEvent(defaultProgress(), message).state
    expect(ledgerEntry(before, message, before)).toMatchObject({ startsConversation: false })
  })

  it('takes no points away for a reset', () => {
    const before = applyProgressEvent(defaultProgress(), message).state
    const reset: ProgressEvent = { ...occurrence, type: 'progress-reset' }
    expect(ledgerEntry(before, reset, applyProgressEvent(before, reset).state)).toMatchObject({
      module: null,
      points: { interaction: 0, learning: 0, achievement: 0, consistency: 0 },
    })
  })
})
