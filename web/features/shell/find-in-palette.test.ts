import { describe, expect, it } from 'vitest'
import { findInPalette } from './find-in-palette.ts'

const item = (label: string, hint?: string) => ({ id: label, label, ...(hint && { hint }), run: () => {} })
const groups = [
  { heading: 'Pages', items: [item('Home'), item('Profile')] },
  {
    heading: 'Cards',
    isSearchedOnly: true,
    items: [
      item('Making a café plan', 'Friendship Coach'),
      ...Array.from({ length: 20 }, (_, n) => item(`Plan ${n}`)),
    ],
  },
]
const found = (typed: string) =>
  findInPalette(groups, typed).map(({ heading, items }) => [heading, items.map(({ label }) => label)])

describe('the search', () => {
  it('has the short lists before anything is typed', () => {
    expect(found(' ')).toEqual([['Pages', ['Home', 'Profile']]])
  })

  it('finds every word, in the second line too, without regard to case and accents', () => {
    expect(found('friend CAFE')).toEqual([['Cards', ['Making a café plan']]])
    expect(found('nothing like it')).toEqual([])
  })

  it('shows at most eight of a list', () => expect(found('plan')[0]?.[1]).toHaveLength(8))
})
