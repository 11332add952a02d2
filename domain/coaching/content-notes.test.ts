import { describe, expect, it } from 'vitest'
import { contentNote } from './content-notes.ts'

describe('a content note', () => {
  it.each([
    [['death'], 'death'],
    [['abuse', 'violence'], 'abuse and violence'],
    [['abuse', 'violence', 'sexual matters'], 'abuse, violence, and sexual matters'],
  ] as const)('names %j in one plain line', (matters, named) => {
    expect(contentNote('reply', matters)).toBe(`Content note: this reply speaks about ${named}.`)
  })

  it('says whether it stands before a reply or a card', () => {
    expect(contentNote('card', ['death'])).toBe('Content note: this card speaks about death.')
  })

  it('is empty without a matter', () => {
    expect(contentNote('card', [])).toBe('')
  })
})
