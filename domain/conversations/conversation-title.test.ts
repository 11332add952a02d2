import { describe, expect, it } from 'vitest'
import { conversationTitle, MAX_TITLE_CHARACTERS } from './conversation-title.ts'

describe('a conversation title', () => {
  it.each([
    ['Hello', 'Hello'],
    ['  two\n lines ', 'two lines'],
    ['x'.repeat(60), 'x'.repeat(60)],
    [
      'My manager wrote that we should circle back next week and I do not know',
      'My manager wrote that we should circle back next week and…',
    ],
    ['y'.repeat(61), `${'y'.repeat(59)}…`],
  ])('of %j is %j', (message, title) => {
    expect(conversationTitle(message)).toBe(title)
  })

  it('does not cut an emoji in half', () => {
    const title = conversationTitle('🌿'.repeat(80))
    expect(Array.from(title)).toHaveLength(MAX_TITLE_CHARACTERS)
    expect(title).toBe(`${'🌿'.repeat(59)}…`)
  })
})
