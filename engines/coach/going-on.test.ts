import { describe, expect, it } from 'vitest'
import type { FurtherAnswers } from './further-answers.ts'
import { converse, makeCard, makeLibrary, makeSituation, textsOfKind } from './testing.ts'

const further: FurtherAnswers = {
  otherwise: { text: 'If no comes, ask which part of it.', words: '[{name}, ]which part is not possible?' },
  failed: { text: 'Then write it once.' },
  decide: 'For it: it is short. Against it: you asked already.',
  why: 'They read while doing something else.',
  worked: 'You could agree on it for next time.',
  steps: ['Open the calendar.', 'Write the day there.'],
  message: 'Hi[ {name}], is everything all right between us?',
  short: 'All ok with us?',
  firm: 'Please answer by Friday.',
  cases: [
    {
      when: ['it was my boss', 'she is above me at work'],
      holds: 'With a boss, ask for five minutes first.',
      words: 'Do you have five minutes?',
    },
  ],
}
const library = makeLibrary(
  [
    makeSituation('silence', { further }),
    makeSituation('food', { cardId: 'card-two', answer: 'The answer to food.' }),
    makeSituation('other'),
  ],
  [makeCard('card-one'), makeCard('card-two')],
)
const none = { parts: [], cardIds: [] }
const begun = { 'My friend Lena is silent': { is: { silence: 0.9 } } } as const

const replyTo = (text: string, script: Parameters<typeof converse>[0]['script']) => {
  const reply = converse({ library, script: { ...begun, ...script } }, 'My friend Lena is silent', text)[1]
  if (!reply) throw new Error('no reply')
  return reply
}

describe('the talk about a situation goes on', () => {
  it.each([
    ['what if she says no', 'what-if', 'If no comes, ask which part of it.'],
    ['I tried that', 'did-not-work', 'Then write it once.'],
    ['should I', 'decide', 'For it: it is short. Against it: you asked already.'],
    ['why do they', 'why', 'They read while doing something else.'],
    ['it went well', 'worked', 'You could agree on it for next time.'],
  ] as const)('"%s" is answered for this situation, and not from its whole card', (text, follows, said) => {
    expect(textsOfKind(replyTo(text, { [text]: { follows } }), 'answer')).toEqual([said])
  })

  it('gives the sentence to say with it, with the name that was told', () => {
    const reply = replyTo('what if she says no', { 'what if she says no': { follows: 'what-if' } })
    expect(textsOfKind(reply, 'words')).toEqual(['Lena, which part is not possible?'])
  })

  it('comes to the card when its own text was said', () => {
    const script = { ...begun, 'it failed': { follows: 'did-not-work' } } as const
    const replies = converse({ library, script }, 'My friend Lena is silent', 'it failed', 'it failed')
    expect(textsOfKind(replies[1] ?? none, 'answer')).toEqual(['Then write it once.'])
    expect(textsOfKind(replies[2] ?? none, 'answer').join(' ')).toContain('Try it in writing')
  })

  it('takes the steps of the situation one by one', () => {
    const replies = converse(
      { library, script: begun },
      'My friend Lena is silent',
      'Steps.',
      'Done, next step.',
    )
    expect(replies.slice(1).map((reply) => textsOfKind(reply, 'step'))).toEqual([
      ['Open the calendar.'],
      ['Write the day there.'],
    ])
  })

  it.each([
    ['write a message for me', 'Hi Lena, is everything all right between us?'],
    ['make it shorter, less formal', 'All ok with us?'],
    ['can it be more formal', 'Please answer by Friday.'],
  ])('"%s" gives the words in that form', (text, words) => {
    expect(textsOfKind(replyTo(text, { [text]: { follows: 'words' } }), 'words')).toEqual([words])
  })

  it('says what changes with a fact that was foreseen', () => {
    const reply = replyTo('oh and it was my boss who did', { 'oh and it was my boss who did': {} })
    expect(textsOfKind(reply, 'answer')).toEqual(['With a boss, ask for five minutes first.'])
    expect(textsOfKind(reply, 'words')).toEqual(['Do you have five minutes?'])
  })
})

describe('somebody says that it was understood wrongly', () => {
  const denied = 'Nobody is silent. It is only the food.'
  const script = {
    [denied]: { is: { silence: 0.6 }, follows: 'not-that' },
    'It is only the food.': { is: { food: 0.5 } },
    'My friend Lena is silent\nIt is only the food.': { is: { silence: 0.3, food: 0.2 } },
  } as const

  it('reads it again without what they deny, and says what it takes it for', () => {
    const texts = textsOfKind(replyTo(denied, script), 'answer').join('\n')
    expect(texts).toContain('Then I understood you wrongly. I read it now as: "Something about food"')
    expect(texts).toContain('The answer to food.')
  })

  it('does not come back to what was refused', () => {
    const again = 'no, not the food'
    const replies = converse(
      { library, script: { ...begun, ...script, [again]: { is: { silence: 0.9 }, follows: 'not-that' } } },
      'My friend Lena is silent',
      denied,
      again,
    )
    expect(JSON.stringify(replies[2])).not.toContain('The answer to silence.')
  })

  it('stays with the situation where it still leads by far', () => {
    const text = 'no, she did not say that'
    const reply = replyTo(text, {
      [text]: { is: { silence: 0.9, other: 0.05 }, follows: 'more-facts' },
      [`My friend Lena is silent\n${text}`]: { is: { silence: 0.9 } },
    })
    expect(JSON.stringify(reply)).not.toContain('understood you wrongly')
  })
})

describe('somebody asks for nothing', () => {
  it.each([
    'I did not want to order. I am only telling.',
    'No question, I just wanted to share it.',
  ])('"%s" is let be', (text) => {
    const reply = replyTo(text, { [text]: { is: { food: 0.9 } } })
    expect(textsOfKind(reply, 'answer').join(' ')).toContain('nothing needs to follow from it')
    expect(textsOfKind(reply, 'options')).toEqual([])
  })

  it('a goodbye after something else is a goodbye', () => {
    const text = 'As I said, nothing to order. Good night.'
    expect(textsOfKind(replyTo(text, { [text]: { is: { food: 0.9 } } }), 'answer')[0]).toMatch(
      /Goodbye|See you/,
    )
  })
})
