import { describe, expect, it } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { rewriteMessage } from './rewrite-message.ts'
import { rewrite } from './testing.ts'

describe('shape', () => {
  it('puts the one request of a long message before its background, and behind its topic', () => {
    const background = 'I was ill all week. The doctor wrote a note. My sister brought me soup.'
    const request = 'Could I have two more days for the history essay?'
    expect(rewrite(`Hello. I am in your Monday class. ${background} ${request}`)).toBe(
      `Hello. ${request} I am in your Monday class. ${background}`,
    )
    expect(rewrite(`I write about the history essay. ${background} ${request}`)).toBe(
      `I write about the history essay. ${request} ${background}`,
    )
    const short = `I was ill all week. ${request}`
    expect(rewrite(short)).toBe(short)
  })

  it('leaves a request where it is when it points back', () => {
    const text = 'I found a key on the stairs. There is a red tag on the ring. Could you ask whose it is?'
    expect(rewriteMessage({ originalText: text })).toMatchObject({ rewritten: text, changes: [] })
  })

  it('splits a run-on sentence at its joints', () => {
    const long =
      'I went to the shop yesterday and I looked for the thing you asked for but they did not have it so I went to another shop and they had it'
    expect(rewrite(long)).toBe(
      'I went to the shop yesterday. I looked for the thing you asked for. But they did not have it so I went to another shop and they had it.',
    )
  })

  it.each([
    ['i am late\n\ni missed the bus', 'I am late\n\nI missed the bus'],
    ['the  train is late ,i am at   the station', 'The train is late, I am at the station'],
    ['is it you ?', 'Is it you?'],
  ])('mends spaces and capitals: %j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))

  it.each([
    'my boss',
    'Teacher',
    'a customer',
  ])('opens a longer message to %s with a greeting, where softness is asked for', (reader) => {
    const text = 'The machine broke on Monday. It made a loud noise. I switched it off.'
    const softer = (originalText: string, relationship: string) =>
      rewriteMessage({ originalText, relationship, way: 'softer' }).rewritten
    expect(softer(text, reader)).toBe(`Hello,\n\n${text}`)
    expect(softer(`Hello! ${text}`, reader)).toBe(`Hello! ${text}`)
    expect(softer(text, 'friend')).toBe(text)
    expect(softer(text, 'coworker')).toBe(text)
    expect(softer('The machine broke.', reader)).toBe('The machine broke.')
    expect(rewrite(text, reader)).toBe(text)
  })

  it('adds no greeting or thanks that are there already', () => {
    const text = 'Dear Ms. Park. The machine broke on Monday. I switched it off. Thank you for your help.'
    expect(rewriteMessage({ originalText: text, relationship: 'boss' }).changes).toEqual([])
    const inOne = 'Dear Mr. Lee, I was absent on Monday. I have a note. It is signed. Best, Ana'
    expect(rewrite(inOne, 'teacher')).toBe(inOne)
  })

  it('leaves a wish to be left alone behind what it follows from', () => {
    const text = 'I think that we should break up. I do not love you anymore. Please do not call me.'
    expect(rewrite(text, 'girlfriend')).toBe(text)
  })

  it('mends a whole message', () => {
    expect(
      rewrite(
        'hi mark, SORRY TO BOTHER YOU!! i know you are really busy but i was just wondering if maybe you could send me the numbers for march. you never answer my mails and i have the meeting on 12 April.',
        'coworker',
      ),
    ).toBe(
      'Hi mark! Could you send me the numbers for march? I have had no answer to my mails and I have the meeting on 12 April.',
    )
  })
})

describe('a greeting', () => {
  it('stays before all else, and is never doubled', () => {
    const text =
      'Dear Prof. Lee, I hope you are well. I am in your class. I missed the exam on 4 June. I have a note. Could I take the history exam on the second date?'
    for (const way of ['keep', 'clearer', 'softer'] as const) {
      const { rewritten } = rewriteMessage({ originalText: text, way, relationship: 'my professor' })
      expect(rewritten).toMatch(/^Dear Prof\. Lee, I hope you are well\./)
      expect(rewritten).not.toContain('Hello')
    }
  })
})

describe('what needs nothing', () => {
  it.each([
    'I will be there at 10.',
    "I don't want to go.",
    'Could you please turn down the music after 10 pm? I need to sleep.',
    'My address is 12 Elm St. in Leeds.',
    'ok see you',
    '  I will come.  ',
    '👍',
    '...',
    '你好，我明天不能来。',
    'Привет, я приду завтра i posle.',
    'Kommst du morgen i tak?',
    'It costs 3.50 and not 4.20.',
    'See https://example.org/a,b?c=d and write to first.last@example.org.',
  ])('%j comes back as it is', (text) => {
    const { rewritten, changes } = rewriteMessage({ originalText: text })
    expect({ rewritten: rewritten.toLowerCase(), changes: changes.length }).toEqual({
      rewritten: text.toLowerCase(),
      changes: 0,
    })
  })
})

describe('the three ways', () => {
  const inWay = (originalText: string, way: 'keep' | 'clearer' | 'softer', relationship?: string) =>
    rewriteMessage({ originalText, way, relationship }).rewritten

  it.each([
    [
      'You never call. Send me the book.',
      'You never call. Send me the book.',
      'You rarely call. Please send me the book.',
      'I notice that you rarely call. Can you please send me the book?',
    ],
    [
      'i dont know. im tired',
      "i don't know. I'm tired",
      "I don't know. I'm tired",
      "I don't know. I'm tired",
    ],
    [
      'I was wondering if you could maybe help me, you idiot.',
      'I was wondering if you could maybe help me.',
      'Could you help me?',
      'Could you please help me?',
    ],
    ['I hate your plan.', 'I hate your plan.', 'I hate your plan.', 'I do not like your plan.'],
    ['Stop calling me.', 'Stop calling me.', 'Please stop calling me.', 'Please stop calling me.'],
  ])('of %j', (text, keep, clearer, softer) => {
    expect([inWay(text, 'keep'), inWay(text, 'clearer'), inWay(text, 'softer', 'a friend')]).toEqual([
      keep,
      clearer,
      softer,
    ])
  })

  it.each([
    'omg i got the job!!! im SO HAPPY',
    'Thank you sooo much for the book!!! I LOVE it!!',
  ])('keep the joy of %j', (text) => {
    expect(inWay(text, 'keep')).toMatch(/!!!/)
    expect(inWay(text, 'softer')).toMatch(/!!!.*(?:SO HAPPY|LOVE)/)
  })

  it.each([
    'I do not want to be together anymore. Please do not come on Sunday.',
    'If you do not fix it by 3 May, I will not pay 450 euros.',
    'I cannot hug people. It is not because of you.',
    'You never hurt me.',
  ])('turn no meaning of %j', (text) => {
    for (const way of ['keep', 'clearer', 'softer'] as const) expect(inWay(text, way)).toBe(text)
  })
})

describe('changes', () => {
  const rewriteAll = (originalText: string) => {
    const result = rewriteMessage({ originalText })
    return { ...result, told: describeChanges(result.pieces, result.changes) }
  }

  it('say what was changed and why', () => {
    expect(rewriteAll('You never call.').told).toEqual([
      {
        before: 'You never call',
        after: 'You rarely call, and I need you to',
        reason: expect.stringContaining('"Always" and "never"'),
      },
    ])
  })

  it('can each be taken back alone', () => {
    const { pieces } = rewriteAll('You never call. Sorry to bother you, but where is my bag?')
    const without = (undone: number) =>
      pieces.map(({ before, after, change }) => (change === undone ? before : after)).join('')
    expect(pieces.map(({ after }) => after).join('')).toBe('You rarely call. Where is my bag?')
    expect(without(0)).toBe('You never call. Where is my bag?')
    expect(without(1)).toBe('You rarely call. Sorry to bother you, but where is my bag?')
  })
})
