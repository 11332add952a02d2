import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rewriteMessage } from './rewrite-message.ts'

const rewrite = (originalText: string, relationship?: string) =>
  rewriteMessage({ originalText, relationship }).rewritten

describe('requests', () => {
  it.each([
    ['i was just kind of wondering if maybe you could send me the file', 'Could you send me the file?'],
    ['Sorry to bother you again, but could you check this?', 'Could you check this?'],
    ['I hate to bother you, can you maybe call me today?', 'Can you call me today?'],
    ['This is probably a stupid question, but where is room 12?', 'Where is room 12?'],
    ['Would it be possible for you to move the meeting to 3?', 'Could you move the meeting to 3?'],
    ['Do you think you could maybe help me on Friday?', 'Could you help me on Friday?'],
    ['I was wondering if I could leave at 4.', 'Could I leave at 4?'],
    ['Can you send it by Monday, no worries if not?', 'Can you send it by Monday?'],
    ['I just wanted to ask if you could sign this', 'Could you sign this?'],
    ['could you justify the text?', 'Could you justify the text?'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('commands', () => {
  it.each([
    ['Send me the report by 5pm.', 'Please send me the report by 5pm.'],
    ['Stop moving my things.', 'Please stop moving my things.'],
    ['You need to fix the heating.', 'Please fix the heating.'],
    ['Please call me.', 'Please call me.'],
    ['Help!', 'Help!'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('anger', () => {
  it.each([
    ['You never listen to me.', 'I noticed that you often do not listen to me.'],
    ['You always interrupt me.', 'I noticed that you often interrupt me.'],
    ["You're always late.", 'I noticed that you are often late.'],
    ['WHY DID YOU MOVE MY THINGS??', 'Why did you move my things?'],
    ['I told you twice!!!', 'I told you twice.'],
    ['You forgot my birthday, you idiot', 'You forgot my birthday.'],
    ['Are you stupid? The meeting was at 3.30.', 'The meeting was at 3.30.'],
    ["What's wrong with you? You left the door open.", 'You left the door open.'],
    ['This is all your fault.', 'I am upset about this.'],
    ['You make me so angry.', 'I feel angry about this.'],
    ["You don't even care about me.", 'I am not sure whether this matters to you.'],
    ['Where is the damn key?', 'Where is the key?'],
    ['you idiot', 'I am upset about this.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('sayings', () => {
  it.each([
    ["Let's touch base on Tuesday.", "Let's talk briefly on Tuesday."],
    ['Can we circle back in March?', 'Can we talk about this again in March?'],
    ['I am on the fence about the job.', 'I have not decided about the job.'],
    ['I need the form ASAP.', 'I need the form as soon as possible.'],
    ['Keep me in the loop.', 'Keep me informed.'],
    ["I've got a lot on my plate this week.", 'I have a lot to do this week.'],
  ])('%j becomes %j', (before, after) => expect(rewrite(before)).toBe(after))
})

describe('shape', () => {
  it('puts the one request of a longer message first', () => {
    expect(
      rewrite('I was ill all week. The doctor wrote a note. Could I have two more days for the essay?'),
    ).toBe('Could I have two more days for the essay? I was ill all week. The doctor wrote a note.')
  })

  it('leaves a request where it is when it points back', () => {
    const text = 'I found a key on the stairs. There is a red tag on the ring. Could you ask whose it is?'
    expect(rewriteMessage({ originalText: text })).toEqual({ rewritten: text, changes: [] })
  })

  it('splits a run-on sentence at its joints', () => {
    const long =
      'I went to the shop yesterday and I looked for the thing you asked for but they did not have it so I went to another shop and they had it'
    expect(rewrite(long)).toBe(
      'I went to the shop yesterday and I looked for the thing you asked for. But they did not have it so I went to another shop and they had it.',
    )
  })

  it('keeps paragraphs, and mends capitals and end marks', () => {
    expect(rewrite('i am late\n\ni missed the bus')).toBe('I am late.\n\nI missed the bus.')
  })

  it.each([
    'my boss',
    'Teacher',
    'a customer',
  ])('gives a longer message to %s the form of a letter', (reader) => {
    const text = 'The machine broke on Monday. It made a loud noise. I switched it off.'
    expect(rewrite(text, reader)).toBe(`Hello,\n\n${text}\n\nThank you.`)
    expect(rewrite(text, 'friend')).toBe(text)
  })

  it('adds no greeting or thanks that are there already', () => {
    const text = 'Dear Ms. Park. The machine broke on Monday. I switched it off. Thank you for your help.'
    expect(rewriteMessage({ originalText: text, relationship: 'boss' }).changes).toEqual([])
  })
})

describe('what needs nothing', () => {
  it.each([
    'I will be there at 10.',
    "I don't want to go.",
    'Could you please turn down the music after 10 pm? I need to sleep.',
    'My address is 12 Elm St. in Leeds.',
    '👍',
    '你好，我明天不能来。',
    'It costs 3.50 and not 4.20.',
  ])('%j comes back as it is', (text) => {
    expect(rewriteMessage({ originalText: text })).toEqual({ rewritten: text, changes: [] })
  })
})

describe('changes', () => {
  it('say what was changed and why', () => {
    const { changes } = rewriteMessage({ originalText: 'You never call.' })
    expect(changes).toEqual([
      {
        before: 'You never call.',
        after: 'I noticed that you often do not call.',
        reason: expect.stringContaining('"Always" and "never"'),
      },
    ])
  })
})

describe('for any message', () => {
  const sentence = fc.constantFrom(
    'You always leave at 5.',
    'sorry to bother you but could you call Ana at 0171 555?',
    'SEND ME THE FILE!!!',
    'Tom, you idiot, where is my 20 EUR?',
    'I went to Berlin and I saw Mia and she said that the train was late but I did not mind because I had a book with me and it was sunny all day.',
    'See https://example.org/a?b=1&c=2.',
    'write to first.last@example.org please',
    'Let us touch base on 12.03.2027!',
    '🙂 ok',
  )
  const message = fc.array(sentence, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '))
  const reader = fc.constantFrom('', 'boss', 'friend')

  it('keeps numbers, names, addresses and questions', () => {
    fc.assert(
      fc.property(message, reader, (text, relationship) => {
        const result = rewrite(text, relationship)
        const kept =
          text.match(/\d[\d.,:]*\d|\d|\b(?:Ana|Tom|Berlin|Mia|EUR)\b|https:\S+[^.\s]|[\w.]+@[\w.]+\w/g) ?? []
        for (const piece of kept) expect(result).toContain(piece)
        expect((result.match(/\?/g) ?? []).length).toBeGreaterThanOrEqual((text.match(/\?/g) ?? []).length)
      }),
    )
  })

  it('changes nothing when it rewrites its own result', () => {
    fc.assert(
      fc.property(message, reader, (text, relationship) => {
        const once = rewrite(text, relationship)
        expect(rewrite(once, relationship)).toBe(once)
      }),
    )
  })

  it('never throws, and never answers a message with nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const result = rewrite(text)
        if (text.trim() !== '') expect(result).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })

  it('takes the longest message in a moment', () => {
    const text = 'You never listen, and I was wondering if maybe you could stop '.repeat(130)
    expect(rewrite(text).length).toBeGreaterThan(1_000)
  })
})
