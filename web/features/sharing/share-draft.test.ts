import { describe, expect, it } from 'vitest'
import { shareItems } from '#domain/sharing/share-items.ts'
import { completeDraft, draftFaults, toShareRequest } from './share-draft.ts'

const today = '2026-11-21'
const blank = completeDraft({}, today, shareItems)
const whole = { ...blank, recipient: 'Dr. Lee', items: ['tokens', 'points'] as const }

describe('the form', () => {
  it('begins with nobody, nothing, the last 30 days and 30 days', () => {
    expect(blank).toEqual({
      recipient: '',
      items: [],
      from: '2026-10-23',
      to: today,
      durationDays: 30,
    })
  })

  it('goes on with what was kept on the device, and with nothing that is not offered', () => {
    const kept = {
      recipient: 'Mum',
      items: ['points', 'modules', 'chats'],
      to: '2026-11-01',
      durationDays: '7',
    }
    expect(completeDraft(kept, today, ['modules', 'tokens'])).toEqual({
      recipient: 'Mum',
      items: ['modules'],
      from: '2026-10-23',
      to: '2026-11-01',
      durationDays: 7,
    })
  })

  it('reads a damaged copy as if nothing was kept', () => {
    const kept = { recipient: ['Mum'], items: 'nothing', from: [], durationDays: '8' }
    expect(completeDraft(kept, today, shareItems)).toEqual(blank)
  })
})

describe('what must be mended', () => {
  it.each([
    ['nothing of a whole form', {}, {}],
    ['a name of spaces', { recipient: ' \t' }, { recipient: 'missing' }],
    ['no item', { items: [] }, { items: 'missing' }],
    ['no first day', { from: '' }, { from: 'missing' }],
    ['a last day before the first', { to: '2026-10-01' }, { to: 'wrong-order' }],
    ['more than 366 days', { from: '2025-11-20' }, { to: 'too-long' }],
    ['a day to come', { to: '2026-11-22' }, { to: 'future' }],
  ])('is %s', (_, change, faults) => {
    expect(draftFaults({ ...whole, items: [...whole.items], ...change }, today)).toEqual(faults)
  })
})

describe('the request', () => {
  it.each([
    ' Dr. Lee ',
    'Dr.\tLee\u0085',
  ])('has the name %j on one line, without spaces around it, and the items in their order', (recipient) => {
    const draft = { ...whole, items: [...whole.items], recipient }
    expect(toShareRequest(draft, 'Europe/Zurich')).toEqual({
      recipient: 'Dr. Lee',
      items: ['points', 'tokens'],
      from: '2026-10-23',
      to: today,
      timeZone: 'Europe/Zurich',
      durationDays: 30,
    })
  })
})
