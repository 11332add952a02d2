import { describe, expect, it } from 'vitest'
import type { ConversationReply } from './hold-conversation.ts'
import {
  converse,
  makeCard,
  makeLibrary,
  makeSituation,
  optionsOf,
  type Script,
  textsOfKind,
} from './testing.ts'

const library = makeLibrary(
  [
    makeSituation('cancels', {
      title: 'My friend cancels again and again.',
      open: 'Only your friend knows why.',
    }),
    makeSituation('silent', { title: 'My friend does not answer.', cardId: 'card-two' }),
    makeSituation('late', { title: 'My friend comes late.', cardId: 'card-two' }),
    makeSituation('boss', {
      with: 'manager',
      cardId: 'card-two',
      words: ['[{name}, ]can we talk[ on {day}]?'],
    }),
    makeSituation('bare', { cardId: undefined, module: 'not-ours', words: [], open: '' }),
    makeSituation('plainly', { plain: { answer: 'You may go.', now: 'Go out.', words: [] } }),
  ],
  [makeCard('card-one'), makeCard('card-two')],
)
const FIRST = 'My friend cancels and I do not know why'
const script: Script = {
  [FIRST]: { is: { cancels: 0.7, silent: 0.2, late: 0.12 } },
  'my friend Tom cancels': { is: { cancels: 0.7, boss: 0.1 } },
  'what is the weather': { is: { bare: 0.9 } },
  'this is all too loud and I want to get out': { is: { plainly: 0.9 } },
  'what do I write him': { follows: 'words' },
  'and in a letter?': { asks: 'say' },
  'way too long': { follows: 'shorter' },
  'where do I begin': { follows: 'steps' },
  'and then': { follows: 'steps' },
  'like what': { follows: 'example' },
  'but why': { follows: 'why' },
  huh: { follows: 'explain' },
  'what does boundary mean': { follows: 'explain' },
  'what does "core" mean': { follows: 'explain' },
  'what does friend mean': { follows: 'explain' },
  'I tried, he laughed': { follows: 'did-not-work' },
  'no, I mean something else': { follows: 'not-that' },
  'no no he does not cancel, he simply never answers me': { is: { silent: 0.8 }, follows: 'not-that' },
  'he does not cancel, he simply never answers me': { is: { silent: 0.8 } },
  'not Tom, Tim': { follows: 'corrected-fact' },
  'not tom, tim': { follows: 'corrected-fact' },
  'its on thursday': { follows: 'corrected-fact' },
  'not my friend, my boss': { follows: 'corrected-fact' },
  'my friend Tom cancels\nnot my friend, my boss': { is: { boss: 0.8 } },
  'it was on two weekends': { follows: 'more-facts' },
  'we meet next week': { follows: 'more-facts' },
  'he has not even read them': { follows: 'more-facts' },
  [`${FIRST}\nhe has not even read them`]: { is: { silent: 0.8, cancels: 0.1 } },
  'cheers for that, will try': { follows: 'thanks' },
  'my head is full': { follows: 'too-much' },
  'by the way my boss wants to see me': { is: { boss: 0.9 }, follows: 'another-matter' },
  'now my boss has written that he wants to see me': { is: { boss: 0.9 }, follows: 'more-facts' },
}

const talk = (...turns: string[]) => converse({ library, script }, ...turns)
function last(...turns: string[]): ConversationReply {
  const reply = talk(...turns).at(-1)
  if (!reply) throw new Error('no reply')
  return reply
}
const said = (...turns: string[]) => last(...turns).parts

describe('what somebody tells after advice', () => {
  it.each([
    ['she said yes', 'worked', /worked|went well/],
    ['and if not', 'what-if', /It can go otherwise/],
    ['do I do it', 'decide', /for you to decide/],
  ] as const)('"%s" is answered as %s', (text, follows, answered) => {
    const reply = converse({ library, script: { ...script, [text]: { follows } } }, FIRST, text).at(-1)
    expect(reply && textsOfKind(reply, 'answer').join(' ')).toMatch(answered)
  })
})

describe('words to say', () => {
  it('are those of the situation first, then those of the card, and none twice', () => {
    expect(said(FIRST, 'Words to say.')).toEqual([
      { kind: 'words', text: 'First words of card-one.' },
      { kind: 'words', text: 'Second words of card-one.' },
    ])
    expect(said(FIRST, 'what do I write him')).toEqual(said(FIRST, 'Words to say.'))
  })

  it('come again where there are no others, because they are what was asked for', () => {
    const again = last(FIRST, 'Words to say.', 'Words to say.')
    expect(textsOfKind(again, 'answer')).toEqual([
      'I have no other words for this. You can use these again, or change them:',
    ])
    expect(textsOfKind(again, 'words').length).toBeGreaterThan(0)
  })

  it('are given too where only the question tells that they are wanted', () => {
    expect(said(FIRST, 'so how do I tell him that?')).toEqual(said(FIRST, 'Words to say.'))
  })

  it('are one message where a message is asked for', () => {
    const reply = last(FIRST, 'and in a letter?')
    expect(textsOfKind(reply, 'answer')).toEqual(['As one message. Change what does not fit:'])
    expect(textsOfKind(reply, 'words')).toHaveLength(1)
  })

  it('are what the person wants to say, where they write it', () => {
    const reply = last(FIRST, 'how do I tell her that I can only come on Sunday')
    expect(textsOfKind(reply, 'words')).toEqual(['I can only come on Sunday.'])
  })

  it('are not those of a card about the other side of the matter, as far as the reader can tell', () => {
    const otherSide = { 'Title of card-one. Summary of card-one.': { is: { plainly: 0.9, cancels: 0.05 } } }
    const reply = converse({ library, script: { ...script, ...otherSide } }, FIRST, 'Words to say.').at(-1)
    expect(reply && textsOfKind(reply, 'words').join()).not.toContain('card-one')
  })

  it('are not those of a card for somebody else than who writes', () => {
    const supporting = makeLibrary(
      [makeSituation('own'), makeSituation('mine'), makeSituation('childs', { who: 'parent' })],
      [makeCard('card-one')],
    )
    const read: Script = { 'my son': { is: { childs: 0.9 }, who: 'parent' } }
    const reply = converse({ library: supporting, script: read }, 'my son', 'Words to say.').at(-1)
    expect(reply && textsOfKind(reply, 'words').join()).not.toContain('card-one')
  })
})

describe('a shorter reply', () => {
  it('is two sentences: the answer, and what to do now', () => {
    const two = [
      { kind: 'answer', text: 'The answer to cancels.' },
      { kind: 'now', text: 'Do one thing about cancels.' },
    ]
    expect(said(FIRST, 'Shorter.')).toEqual(two)
    expect(said(FIRST, 'way too long')).toEqual(two)
  })

  it('is followed by short ones for the rest of the conversation', () => {
    const detailed = (...turns: string[]) =>
      converse({ library, script, length: 'detailed' }, ...turns).at(-1)
    const kinds = (reply: ConversationReply | undefined) => reply?.parts.map(({ kind }) => kind)
    expect(kinds(detailed(FIRST, 'by the way my boss wants to see me'))).toContain('step')
    expect(kinds(detailed(FIRST, 'Shorter.', 'by the way my boss wants to see me'))).not.toContain('step')
  })
})

describe('steps', () => {
  it('come one by one, and the last one is named as such', () => {
    const steps = talk(FIRST, 'Steps.', 'Done, next step.', 'Done, next step.', 'Done, next step.').slice(1)
    expect(steps.map(({ parts }) => parts[0])).toEqual([
      { kind: 'step', number: 1, of: 3, text: 'Begin with card-one. Take your time.' },
      { kind: 'step', number: 2, of: 3, text: 'Write it down, read it aloud, and send it.' },
      { kind: 'step', number: 3, of: 3, text: 'Rest.' },
      { kind: 'answer', text: 'That was the last step.' },
    ])
  })

  it('become smaller piece by piece, and go on where they were', () => {
    const replies = talk(
      FIRST,
      'Steps.',
      'Smaller.',
      'Done, next step.',
      'Done, next step.',
      'Smaller.',
    ).slice(2)
    expect(replies.map((reply) => textsOfKind(reply, 'step')[0])).toEqual([
      'Begin with card-one.',
      'Take your time.',
      'Write it down, read it aloud, and send it.',
      'Write it down.',
    ])
  })

  it('say so where they cannot be smaller', () => {
    expect(textsOfKind(last(FIRST, 'step 3', 'Smaller.'), 'answer')[0]).toMatch(
      /^I cannot make this step smaller/,
    )
  })

  it('are asked for in own words too', () => {
    expect(textsOfKind(last(FIRST, 'where do I begin'), 'step')).toEqual([
      'Begin with card-one. Take your time.',
    ])
    expect(textsOfKind(last(FIRST, 'Steps.', 'and then'), 'step')).toEqual([
      'Write it down, read it aloud, and send it.',
    ])
  })

  it('are the one thing to do now where no card has any', () => {
    expect(textsOfKind(last('what is the weather', 'Steps.'), 'now')).toEqual(['Do one thing about bare.'])
  })
})

describe('example and reason', () => {
  it.each([
    ['Give me an example.', 'like what', 'Once upon card-one there was a plan. It went well.'],
    ['Why?', 'but why', 'People do so for reasons of card-one. You read it well.'],
  ])('%s', (button, typed, text) => {
    expect(textsOfKind(last(FIRST, button), 'answer')).toEqual([text])
    expect(textsOfKind(last(FIRST, typed), 'answer')).toEqual([text])
    expect(textsOfKind(last(FIRST, button, button), 'answer')[0]).toMatch(/^I have no other/)
  })

  it('say that the card is wider where the reader finds it about something else, once', () => {
    const wider = { 'Title of card-one. Summary of card-one.': { is: { plainly: 0.9, cancels: 0.05 } } }
    const replies = converse(
      { library, script: { ...script, ...wider } },
      FIRST,
      'Why?',
      'Give me an example.',
    )
    expect(replies.map((reply) => textsOfKind(reply, 'answer').length)).toEqual([1, 2, 1])
    expect(textsOfKind(replies[1] as ConversationReply, 'answer')[0]).toBe(
      'This is from the card "Title of card-one", which is wider than your question.',
    )
  })
})

describe('a word that is not understood', () => {
  it('is explained from the list of words', () => {
    const text = '"boundary": What somebody allows and what not.'
    expect(textsOfKind(last(FIRST, 'what does boundary mean'), 'answer')).toEqual([text])
    expect(textsOfKind(last(FIRST, 'Explain the word "boundary".'), 'answer')).toEqual([text])
    expect(textsOfKind(last('Explain the word "boundaries".'), 'answer')).toEqual([text])
    expect(textsOfKind(last('what is a boundary?'), 'answer')).toEqual([text])
  })

  it('is shown in its sentence, else said to be unknown, with words to ask for it', () => {
    expect(textsOfKind(last(FIRST, 'what does friend mean'), 'answer')).toContain(
      'Only your friend knows why.',
    )
    const unknown = last(FIRST, 'what does "core" mean')
    expect(textsOfKind(unknown, 'answer')[0]).toMatch(/^I do not know the word "core"/)
    expect(textsOfKind(unknown, 'words')).toEqual(['What do you mean by "core"?'])
  })

  it('that nobody names brings the whole in other words, very plain where there are such', () => {
    expect(textsOfKind(last(FIRST, 'huh'), 'answer')).toEqual(['In other words: Summary of card-one.'])
    expect(said('this is all too loud and I want to get out', 'huh')[0]).toEqual({
      kind: 'answer',
      text: 'In other words: You may go.',
    })
  })
})

describe('what did not work', () => {
  it('is followed by the other way, and when that is used up by what else may be meant', () => {
    const replies = talk(FIRST, 'It did not work.', 'I tried, he laughed').slice(1)
    expect(textsOfKind(replies[0] as ConversationReply, 'answer')).toEqual([
      'Try it in writing about card-one. Ask somebody else about card-one.',
    ])
    expect(textsOfKind(replies[1] as ConversationReply, 'answer')).toEqual(['I have no other way for this.'])
    expect(optionsOf(replies[1] as ConversationReply)).toEqual([
      'My friend does not answer.',
      'My friend comes late.',
    ])
  })
})

describe('"not that"', () => {
  it('offers what else may be meant, and never again what was refused', () => {
    const reply = last(FIRST, 'Not that.')
    expect(textsOfKind(reply, 'answer')).toEqual(['Then I understood you wrongly.'])
    expect(optionsOf(reply)).toEqual(['My friend does not answer.', 'My friend comes late.'])
    expect(said(FIRST, 'no, I mean something else')).toEqual(reply.parts)
    expect(optionsOf(last(FIRST, 'Not that.', 'My friend comes late.', 'Not that.'))).toEqual([
      'My friend does not answer.',
    ])
  })

  it('asks the second time to say it in two sentences, and names people', () => {
    for (const refusal of ['Not that.', 'none of them', 'no']) {
      const reply = last(FIRST, 'Not that.', refusal)
      expect(textsOfKind(reply, 'answer')[0], refusal).toMatch(/say it in two sentences/)
      expect(textsOfKind(reply, 'answer')[1]).toContain('Get help')
    }
  })

  it('is answered where it says what is meant instead', () => {
    const reply = last(FIRST, 'no no he does not cancel, he simply never answers me')
    expect(textsOfKind(reply, 'answer')).toContain('The answer to silent.')
  })
})

describe('a corrected fact', () => {
  it.each(['not Tom, Tim', 'not tom, tim'])('%s: gives the words again with the right name', (correction) => {
    expect(textsOfKind(last('my friend Tom cancels'), 'words')).toEqual(['Tom, let us talk about cancels.'])
    const reply = last('my friend Tom cancels', correction)
    expect(textsOfKind(reply, 'answer')).toEqual(['Thank you, changed: Tim.'])
    expect(textsOfKind(reply, 'words')).toEqual(['Tim, let us talk about cancels.'])
  })

  it('replaces the day, and is kept', () => {
    expect(textsOfKind(last('my friend Tom cancels', 'its on thursday'), 'words')).toEqual([
      'Tom, let us talk about cancels on Thursday.',
    ])
  })

  it('that makes it another matter is answered as that', () => {
    expect(textsOfKind(last('my friend Tom cancels', 'not my friend, my boss'), 'words')).toEqual([
      'Can we talk?',
    ])
  })
})

describe('more facts', () => {
  it('are taken up, and what may help is left to choose, without texts about something wider', () => {
    const [noted, choice] = said(FIRST, 'Shorter.', 'it was on two weekends')
    expect(noted).toEqual({ kind: 'answer', text: 'Thank you, that belongs to it.' })
    expect(choice).toMatchObject({ kind: 'options', question: 'What would help now?' })
    expect(textsOfKind(last(FIRST, 'we meet next week'), 'answer')[0]).toBe('Noted: next week.')
  })

  it('lead to another answer where question and facts together are something else', () => {
    expect(textsOfKind(last(FIRST, 'he has not even read them'), 'answer')).toEqual(['The answer to silent.'])
  })

  it('end with what is left to choose', () => {
    const told = Array.from({ length: 4 }, () => 'it was on two weekends')
    expect(last(FIRST, ...told).parts.at(-1)).toMatchObject({
      kind: 'options',
      options: expect.arrayContaining([{ text: 'Steps.' }]),
    })
  })
})

describe('thanks, rest and another matter', () => {
  it('thanks are answered', () => {
    expect(textsOfKind(last(FIRST, 'cheers for that, will try'), 'answer')[0]).toMatch(/^You are welcome/)
    expect(textsOfKind(last(FIRST, 'thank you so much'), 'answer')[0]).toMatch(/^You are welcome/)
  })

  it('too much gets two short sentences and a quiet page', () => {
    expect(said(FIRST, 'my head is full')).toEqual([
      { kind: 'answer', text: 'You can stop here, and nothing is lost by it. Calm is a quiet page.' },
    ])
  })

  it('another matter is answered as a first message, without the facts of the last one', () => {
    for (const message of [
      'by the way my boss wants to see me',
      'now my boss has written that he wants to see me',
    ]) {
      const reply = last('my friend Tom cancels', message)
      expect(textsOfKind(reply, 'words'), message).toEqual(['Can we talk?'])
      expect(reply.cardIds).toEqual(['card-two'])
    }
  })
})

describe('a button without a matter', () => {
  it.each(['Steps.', 'Words to say.', 'Shorter.'])('%s: asks what it is about', (button) => {
    expect(textsOfKind(last(button), 'answer')).toEqual([
      'I do not know yet what this is about. Please write it in one or two sentences.',
    ])
  })
})

describe('after somebody told of danger', () => {
  it.each([
    'it is nothing',
    'forget it',
    "nevermind, I'm fine",
  ])('%s: is let be, and speaking stays possible', (text) => {
    const reply = converse({ library, script, isAfterDisclosure: true }, text).at(-1)
    expect(reply && textsOfKind(reply, 'answer')[0]).toMatch(/you can speak of it at any time/)
    expect(reply && textsOfKind(reply, 'answer')[0]).toContain('Get help')
  })
})

describe('a long conversation', () => {
  it('is gone through again with the same end, however often', () => {
    const turns = [
      FIRST,
      ...Array.from({ length: 30 }, (_, index) => (index % 2 ? 'Steps.' : 'it was on two weekends')),
    ]
    expect(said(...turns)).toEqual(said(...turns))
  })

  it('may have lost its beginning', () => {
    const turns = Array.from({ length: 25 }, () => 'Words to say.')
    expect(said(FIRST, ...turns)[0]?.kind).toBe('answer')
  })
})
