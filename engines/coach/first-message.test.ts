import { describe, expect, it } from 'vitest'
import { countReply } from './count-words.ts'
import {
  converse,
  makeCard,
  makeLibrary,
  makeSituation,
  optionsOf,
  type Script,
  textsOfKind,
} from './testing.ts'
import { maxWords } from './thresholds.ts'

const library = makeLibrary(
  [
    makeSituation('cancels', { title: 'My friend cancels again and again.' }),
    makeSituation('silent', { title: 'My friend does not answer.', cardId: 'card-two' }),
    makeSituation('late', { title: 'A friend comes late each time.', cardId: 'card-two' }),
    makeSituation('moved', { title: 'My friend has moved away.' }),
    makeSituation('lost', { asks: 'tell', words: [], now: '', open: '' }),
    makeSituation('dose', {
      module: 'not-ours',
      cardId: undefined,
      ask: 'A pharmacist.',
      care: '',
      words: [],
    }),
    makeSituation('tired', {
      plain: { answer: 'You may rest.', now: 'Sit down.', words: ['I need a break.'] },
    }),
  ],
  [makeCard('card-one'), makeCard('card-two')],
)
const script: Script = {
  'she cancelled': { is: { cancels: 0.8, silent: 0.05 } },
  'she cancelled, is it me': { is: { cancels: 0.5, silent: 0.2, late: 0.19, moved: 0.1 } },
  'nobody comes': { is: { cancels: 0.3, silent: 0.28, late: 0.25 } },
  'maybe this': { is: { cancels: 0.2, late: 0.03 } },
  'rather two': { is: { cancels: 0.3, silent: 0.2, late: 0.05 } },
  'either of two': { is: { cancels: 0.45, silent: 0.4 } },
  'something with friends': { is: { cancels: 0.08, silent: 0.05, late: 0.04, moved: 0.03 }, asks: 'say' },
  'my dog died': { is: { lost: 0.05 }, asks: 'tell' },
  'grandma is gone': { is: { lost: 0.8 }, asks: 'tell' },
  'she cancelled. just saying': { is: { cancels: 0.6 }, asks: 'tell' },
  'how much of it may I take': { is: { dose: 0.9 } },
  'tired. no school': { is: { tired: 0.8 } },
  'I am so tired today that I cannot work': { is: { tired: 0.8 } },
}
const ask = (text: string, length: 'concise' | 'balanced' | 'detailed' = 'balanced') => {
  const [reply] = converse({ library, script, length }, text)
  if (!reply) throw new Error('no reply')
  return reply
}
const kinds = (text: string) => ask(text).parts.map(({ kind }) => kind)

describe('a first message whose situation clearly leads', () => {
  it('is answered: the answer, what is open, what to do now, words', () => {
    const reply = ask('she cancelled')
    expect(reply.parts).toEqual([
      { kind: 'answer', text: 'The answer to cancels.' },
      { kind: 'open', text: 'What is open about cancels. And more that is open.' },
      { kind: 'now', text: 'Do one thing about cancels.' },
      { kind: 'words', text: 'Let us talk about cancels.' },
    ])
    expect(reply.cardIds).toEqual(['card-one'])
  })

  it('ends with at most two others that are likely too', () => {
    const reply = ask('she cancelled, is it me')
    expect(reply.parts.at(-1)).toEqual({
      kind: 'options',
      question: 'Or do you mean one of these?',
      options: [{ text: 'My friend does not answer.' }, { text: 'A friend comes late each time.' }],
    })
  })

  it('takes feeling up in one sentence, and none where none is shown', () => {
    const shown = converse(
      { library, script: { 'she cancelled, I hate it': { is: { cancels: 0.8 } } } },
      'she cancelled, I hate it',
    )
    expect(shown[0]?.parts[0]).toEqual({
      kind: 'answer',
      text: 'It hurts about cancels. The answer to cancels.',
    })
    expect(textsOfKind(ask('she cancelled'), 'answer')).toEqual(['The answer to cancels.'])
  })

  it('is answered in very plain words where the person writes so', () => {
    expect(ask('tired. no school').parts.slice(0, 2)).toEqual([
      { kind: 'answer', text: 'You may rest.' },
      { kind: 'now', text: 'Sit down.' },
    ])
    expect(textsOfKind(ask('I am so tired today that I cannot work'), 'answer')).toEqual([
      'The answer to tired.',
    ])
  })

  it('that is not ours gets its address at once, and no card', () => {
    const reply = ask('how much of it may I take')
    expect(reply.parts.map(({ kind }) => kind)).toEqual(['answer', 'open', 'now', 'address'])
    expect(textsOfKind(reply, 'address')).toEqual(['A pharmacist.'])
    expect(reply.cardIds).toEqual([])
  })
})

describe('a first message that may be several things', () => {
  it('gets a short answer for each, the likeliest first, to choose from', () => {
    expect(kinds('nobody comes')).toEqual(['answer', 'options'])
    expect(ask('nobody comes').parts.at(-1)).toMatchObject({
      options: [
        { text: 'My friend cancels again and again.', answer: 'The answer to cancels.' },
        { text: 'My friend does not answer.', answer: 'The answer to silent.' },
        { text: 'A friend comes late each time.', answer: 'The answer to late.' },
      ],
    })
  })

  it('is answered so too where one thing is meant, but not surely', () => {
    expect(textsOfKind(ask('maybe this'), 'answer')[0]).toMatch(/It may be this, and I am not sure\.$/)
    expect(ask('maybe this').parts.at(-1)).toMatchObject({ options: [{ answer: 'The answer to cancels.' }] })
  })

  it('is offered nothing that is far less likely than the first', () => {
    expect(optionsOf(ask('rather two'))).toEqual([
      'My friend cancels again and again.',
      'My friend does not answer.',
    ])
  })

  it('gets the answer to one, and asks which is nearest, where one is likely and another nearly as much', () => {
    expect(kinds('either of two')).toEqual(['answer', 'answer', 'now', 'words', 'options'])
    expect(textsOfKind(ask('either of two'), 'answer')[0]).toMatch(/^I read your message as: ".+"$/)
    expect(optionsOf(ask('either of two'))).toEqual(['My friend does not answer.'])
  })

  it('is answered when an option is chosen by its text, by its number or by its place', () => {
    for (const choice of ['My friend does not answer.', 'my friend does not answer', '2', 'the second one']) {
      const replies = converse({ library, script }, 'nobody comes', choice)
      expect(textsOfKind(replies[1] ?? ask(''), 'answer'), choice).toEqual(['The answer to silent.'])
    }
  })
})

describe('a first message that is not understood', () => {
  it('is taken up as far as it can be told, with the nearest three, their answers and a way to say it anew', () => {
    expect(ask('something with friends').parts).toEqual([
      {
        kind: 'answer',
        text: 'You ask what to say, and it is about a friend. It may be one of these, and I am not sure which.',
      },
      {
        kind: 'options',
        question: 'Choose what is nearest, or write in one sentence what you want to know.',
        options: [
          { text: 'My friend cancels again and again.', answer: 'The answer to cancels.' },
          { text: 'My friend does not answer.', answer: 'The answer to silent.' },
          { text: 'A friend comes late each time.', answer: 'The answer to late.' },
        ],
      },
    ])
  })

  it('gives fewer answers beforehand where the reply has less room, and each whole', () => {
    const choices = ask('something with friends', 'concise').parts.flatMap((part) =>
      part.kind === 'options' ? part.options : [],
    )
    expect(choices.map(({ answer }) => answer)).toEqual(['The answer to cancels.', 'The answer to silent.'])
  })

  it('gets no list where nothing is near', () => {
    expect(kinds('qwertz')).toEqual(['answer', 'answer'])
    expect(ask('qwertz').cardIds).toEqual([])
  })

  it('is read together with the short message after it', () => {
    const together = { 'something with friends\nshe cancelled on me': { is: { cancels: 0.8 } } }
    const [, second] = converse(
      { library, script: { ...script, ...together } },
      'something with friends',
      'she cancelled on me',
    )
    expect(second && textsOfKind(second, 'answer')).toEqual(['The answer to cancels.'])
  })
})

describe('somebody who only tells something', () => {
  it('is given no advice, and asked what would help', () => {
    expect(ask('my dog died').parts).toEqual([
      { kind: 'answer', text: 'I have read it, and it is a lot to carry. Thank you for telling me.' },
      {
        kind: 'options',
        question: 'What would help now?',
        options: [
          { text: 'I only wanted to tell it.' },
          { text: 'Words to say.' },
          { text: 'What can I do?' },
        ],
      },
    ])
  })

  it('is answered where a situation of telling fits', () => {
    expect(ask('grandma is gone').parts).toEqual([{ kind: 'answer', text: 'The answer to lost.' }])
  })

  it('may hear what to do, or leave it at that', () => {
    const turns = ['she cancelled. just saying', 'What can I do?']
    const [first, advice] = converse({ library, script }, ...turns)
    expect(first && optionsOf(first)).toEqual([
      'I only wanted to tell it.',
      'Words to say.',
      'What can I do?',
    ])
    expect(advice && textsOfKind(advice, 'words')).toEqual(['Let us talk about cancels.'])
    const [, told] = converse({ library, script }, 'my dog died', 'I only wanted to tell it.')
    expect(told?.parts).toHaveLength(1)
    expect(told && textsOfKind(told, 'answer')[0]).toMatch(/^Then it is told/)
  })
})

describe('the length of a reply', () => {
  const long = (words: number, word = 'word') => `${Array.from({ length: words }, () => word).join(' ')}.`
  const wordy = makeLibrary(
    [
      makeSituation('wordy', {
        care: long(10),
        answer: long(28, 'answer'),
        open: `${long(14, 'open')} ${long(14, 'wider')}`,
        now: long(20, 'now'),
        words: [long(20, 'say'), long(20, 'send')],
        ask: long(12, 'ask'),
      }),
      makeSituation('other', { title: `${long(11, 'other').slice(0, -1)} too.` }),
    ],
    [makeCard('card-one', { why: long(40, 'why'), example: long(60, 'example') })],
  )
  const read: Script = { 'I hate it': { is: { wordy: 0.6, other: 0.3 } } }

  it.each([
    'concise',
    'balanced',
    'detailed',
  ] as const)('%s: is kept, labels and options included', (length) => {
    const [reply] = converse({ library: wordy, script: read, length }, 'I hate it')
    const words = countReply(reply?.parts ?? [])
    expect(words).toBeLessThanOrEqual(maxWords[length])
    expect(words).toBeGreaterThan(maxWords[length] / 3)
  })

  it('is reached by leaving out whole parts, the answer and who can help last of all', () => {
    const [reply] = converse({ library: wordy, script: read, length: 'concise' }, 'I hate it')
    expect(reply?.parts.map(({ kind }) => kind)).toEqual(['answer', 'address'])
    expect(reply?.parts.every((part) => part.kind === 'options' || part.text.endsWith('.'))).toBe(true)
  })

  it('detailed adds reasons, the first step and an example of the card', () => {
    const reply = ask('she cancelled', 'detailed')
    expect(reply.parts.map(({ kind }) => kind)).toEqual([
      'answer',
      'open',
      'now',
      'words',
      'answer',
      'answer',
      'step',
    ])
  })

  it('gives less where somebody wants one thing at a time, and more of what they always want', () => {
    const parts = (choices: object) =>
      converse({ library, script, choices }, 'she cancelled')[0]?.parts.map(({ kind }) => kind)
    expect(parts({ wantsOneThingAtATime: true })).toEqual(['answer', 'now'])
    expect(parts({ wantedParts: ['steps'] })).toEqual(['answer', 'open', 'now', 'words', 'step'])
  })
})

describe('what a person chose', () => {
  it('keeps matters to avoid out of what is offered, not out of the answer to their question', () => {
    const choices = { isToAvoid: (id: string) => id === 'card-two' }
    const [reply] = converse({ library, script, choices }, 'she cancelled, is it me')
    expect(reply && optionsOf(reply)).toEqual([])
    const [asked] = converse({ library, script: { silence: { is: { silent: 0.9 } } }, choices }, 'silence')
    expect(asked && textsOfKind(asked, 'answer')).toEqual(['The answer to silent.'])
  })

  it('prefers the module in which it is asked where two are as likely', () => {
    const two = makeLibrary(
      [makeSituation('here', { module: 'coaching' }), makeSituation('there')],
      [makeCard('card-one')],
    )
    const [reply] = converse(
      {
        library: two,
        script: { tie: { is: { there: 0.3, here: 0.29 } } },
        choices: { modules: ['coaching'] },
      },
      'tie',
    )
    expect(reply?.parts.at(-1)).toMatchObject({
      options: [{ answer: 'The answer to here.' }, { answer: 'The answer to there.' }],
    })
  })

  it('says the content note of the card first', () => {
    const noted = makeLibrary(
      [makeSituation('noted')],
      [{ ...makeCard('card-one'), note: 'Content note: death.' }],
    )
    const [reply] = converse({ library: noted, script: { gone: { is: { noted: 0.9 } } } }, 'gone')
    expect(reply?.parts[0]).toEqual({ kind: 'answer', text: 'Content note: death.' })
  })

  it('writes in person-first words, options too, which can be chosen then', () => {
    const autistic = makeLibrary(
      [
        makeSituation('one', { answer: 'An autistic person may need time.' }),
        makeSituation('two', { title: 'I work with an autistic person.', cardId: 'card-two' }),
      ],
      [makeCard('card-one'), makeCard('card-two')],
    )
    const read: Script = { ask: { is: { one: 0.5, two: 0.2 } } }
    const [first, second] = converse(
      { library: autistic, script: read, choices: { wantsPersonFirstWords: true } },
      'ask',
      'I work with a person with autism.',
    )
    expect(first && textsOfKind(first, 'answer')).toEqual(['A person with autism may need time.'])
    expect(first && optionsOf(first)).toEqual(['I work with a person with autism.'])
    expect(second && textsOfKind(second, 'answer')).toEqual(['The answer to two.'])
  })
})
