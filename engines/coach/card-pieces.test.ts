import { describe, expect, it } from 'vitest'
import { cardWords } from './card-pieces.ts'

describe('the words to say of a card', () => {
  it('stand without quotation marks and without the word for whom they are', () => {
    expect(cardWords('- "I need a break."\n- To a friend: "I will write to you."')).toEqual([
      'I need a break.',
      'I will write to you.',
    ])
  })

  it.each([
    'I suggest a trial until October 1.',
    'Saturday suits me.',
    'Can we meet at 11?',
    'I may stay until May 3.',
  ])('leave out what is true in the example alone: %s', (sentence) => {
    expect(cardWords(`- "${sentence}"\n- "May I ask you something?"`)).toEqual(['May I ask you something?'])
  })
})
