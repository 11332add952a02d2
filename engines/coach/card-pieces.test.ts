import { describe, expect, it } from 'vitest'
import { cardWords, smallerPieces } from './card-pieces.ts'

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

describe('a step in smaller pieces', () => {
  it('is cut at its joints', () => {
    expect(smallerPieces('Look whether they have a form, and then write your name.')).toEqual([
      'Look whether they have a form.',
      'Write your name.',
    ])
  })

  it.each([
    [
      'Plan work first (a shift, school or visits), then food.',
      ['Plan work first (a shift, school or visits).', 'Food.'],
    ],
    ['Write "I cannot come today, sorry", and send it.', ['Write "I cannot come today, sorry".', 'Send it.']],
    ['Say “Not today, but tomorrow”, and go.', ['Say “Not today, but tomorrow”.', 'Go.']],
  ])('keeps a bracket and a quotation whole: %s', (step, pieces) => {
    expect(smallerPieces(step)).toEqual(pieces)
  })
})
