import { describe, expect, it } from 'vitest'
import { shapeProgressReport } from '../progress/report.ts'
import { type ShareItem, shareItems } from './share-items.ts'
import {
  hasNoFutureDays,
  makeSharedReport,
  type ShareTerms,
  withoutItem,
  withoutNote,
} from './shared-report.ts'

const range = { from: '2026-11-20', to: '2026-11-21', timeZone: 'Pacific/Auckland' }
const learning = { interaction: 0, learning: 2, achievement: 0, consistency: 0 }
const none = { ...learning, learning: 0 }
const report = shapeProgressReport(range, {
  days: [{ day: '2026-11-21', points: learning, conversations: 1, isPracticeDay: true }],
  modules: [
    { module: 'coaching', visits: 1, conversations: 0 },
    { module: 'friendship', visits: 0, conversations: 1 },
  ],
  spends: [{ at: new Date('2026-11-21T02:00:00Z'), tokens: 40 }],
})
const terms = (items: readonly ShareItem[]): ShareTerms => ({
  ...range,
  sharedBy: 'Robin',
  recipient: 'Dr. Lee',
  items,
  madeAt: new Date('2026-11-21T11:00:00Z'),
  expiresAt: new Date('2026-12-21T11:00:00Z'),
})
const skill = { what: 'What.', why: 'Why.', notWanted: 'Not.' }
const practice = {
  skills: [
    { ...skill, id: 'change-a-plan', name: 'Change a plan' },
    { ...skill, id: 'ask', name: 'Ask' },
  ],
  exercises: [
    { id: 'museum', title: 'The museum', skill: 'change-a-plan' },
    { id: 'counter', title: 'At the counter', skill: 'ask' },
  ],
  // Eleven in the evening in UTC is the next day in Auckland, which is the day after the range.
  runs: [
    { exercise: 'museum', finishedAt: new Date('2026-11-20T23:00:00Z') },
    { exercise: 'counter', finishedAt: new Date('2026-11-21T23:00:00Z') },
  ],
  items: [
    { item: 'museum/first', lastRating: 'easily' as const, ratedAt: new Date('2026-11-21T02:00:00Z') },
    { item: 'counter/first', lastRating: 'again' as const, ratedAt: new Date('2026-11-18T02:00:00Z') },
  ],
  notes: [
    { id: 'b', skill: 'gone', person: '', text: 'It worked.', createdAt: new Date('2026-11-21T02:00:00Z') },
    { id: 'a', skill: 'ask', person: 'Mina', text: 'I asked.', createdAt: new Date('2026-11-20T02:00:00Z') },
    { id: 'c', skill: 'ask', person: 'Mina', text: 'Earlier.', createdAt: new Date('2026-11-18T02:00:00Z') },
  ],
}
const make = (...items: ShareItem[]) =>
  makeSharedReport(terms(items), { report, practice, unlocked: ['first-chat'] })
const heading = {
  sharedBy: 'Robin',
  recipient: 'Dr. Lee',
  ...range,
  madeAt: '2026-11-21T11:00:00.000Z',
  expiresAt: '2026-12-21T11:00:00.000Z',
}

describe('makeSharedReport', () => {
  it.each([
    [
      'points',
      {
        points: {
          totals: { ...learning, total: 2 },
          days: [
            { day: '2026-11-20', points: none },
            { day: '2026-11-21', points: learning },
          ],
        },
      },
    ],
    ['modules', { modules: [{ module: 'coaching', visits: 1 }] }],
    [
      'conversations',
      {
        conversations: {
          total: 1,
          days: [
            { day: '2026-11-20', conversations: 0 },
            { day: '2026-11-21', conversations: 1 },
          ],
        },
      },
    ],
    ['practice-days', { practiceDays: { total: 1, days: ['2026-11-21'] } }],
    [
      'skills',
      {
        skills: [
          {
            name: 'Change a plan',
            finished: [{ title: 'The museum', day: '2026-11-21' }],
            easily: ['The museum'],
            again: [],
          },
        ],
      },
    ],
    [
      'notes',
      {
        notes: [
          { id: 'b', day: '2026-11-21', skill: '', person: '', text: 'It worked.' },
          { id: 'a', day: '2026-11-20', skill: 'Ask', person: 'Mina', text: 'I asked.' },
        ],
      },
    ],
    // Eleven in the morning in UTC is the next day in Auckland.
    ['achievements', { achievements: { asOf: '2026-11-22', unlocked: ['first-chat'] } }],
    [
      'tokens',
      {
        tokens: {
          total: 40,
          days: [
            { day: '2026-11-20', tokens: 0 },
            { day: '2026-11-21', tokens: 40 },
          ],
        },
      },
    ],
  ] as const)('holds %s and nothing else when only that is picked', (item, part) => {
    expect(make(item)).toEqual({ ...heading, items: [item], ...part })
  })

  it('holds every part when everything is picked', () => {
    const whole = make(...shareItems)
    for (const item of shareItems) expect(whole).toMatchObject({ ...make(item), items: shareItems })
  })
})

describe('withoutItem', () => {
  it.each(shareItems)('takes %s out and leaves the others as they are', (item) => {
    const others = shareItems.filter((each) => each !== item)
    expect(withoutItem(make(...shareItems), item)).toEqual(make(...others))
  })
})

describe('withoutNote', () => {
  it('takes one note out, and changes no report without notes', () => {
    expect(withoutNote(make('notes'), 'b').notes?.map(({ id }) => id)).toEqual(['a'])
    expect(withoutNote(make('points'), 'b')).toEqual(make('points'))
  })
})

describe('hasNoFutureDays', () => {
  const to = '2026-11-21'
  it.each([
    ['before midnight', new Date('2026-11-20T10:59:59.999Z'), false],
    ['from midnight on', new Date('2026-11-20T11:00:00Z'), true],
  ])("goes by the person's own day, %s", (_, now, expected) => {
    expect(hasNoFutureDays({ to, timeZone: range.timeZone }, now)).toBe(expected)
  })
})
