import { expect, it } from 'vitest'
import { joinNotices } from './join-notices.ts'
import type { Notice } from './toast-store.ts'

let lastId = 0
const notice = (title: string, description?: string): Notice => ({
  id: ++lastId,
  isPlayful: true,
  outlivesVisit: false,
  title,
  description,
  variant: 'success',
  shownAtMs: lastId,
})

it('makes one line of each kind, in the order of the newest, and adds up points of one sort', () => {
  const newestFirst = [
    notice('+10 learning points!'),
    notice('Saved', 'Your plan is kept.'),
    notice('+3 interaction points!'),
    notice('+2 learning points!'),
    notice('Saved', 'Your plan is kept.'),
    notice('Saved', 'Your settings are kept.'),
  ]
  const lines = joinNotices(newestFirst).map(({ newest, count, points }) => [newest.title, count, points])
  expect(lines).toEqual([
    ['+10 learning points!', 2, 12],
    ['Saved', 2, null],
    ['+3 interaction points!', 1, 3],
    ['Saved', 1, null],
  ])
})
