import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rewriteMessage } from './rewrite-message.ts'

const rewrite = (originalText: string, context: string, relationship?: string) =>
  rewriteMessage({ originalText, context, relationship })

describe('what the writer wants to happen', () => {
  it.each([
    [
      'You play music at night.',
      'I want him to turn it down after 10 pm.',
      'Please turn it down after 10 pm.',
    ],
    ['I was ill on Monday.', 'We would like her to call us back', 'Please call us back.'],
    ['My bike is in the hall.', 'I do not want him to move it.', 'Please do not move it.'],
    ['I am at home.', 'I need my sister to bring the key by noon.', 'Please bring the key by noon.'],
  ])('is asked for at the end of "%s"', (text, context, request) => {
    const { rewritten, notes } = rewrite(text, context)
    expect(rewritten).toBe(`${text} ${request}`)
    expect(notes).toEqual([expect.stringContaining('Your context says what you want to happen.')])
  })

  it('is a polite question to a formal reader', () => {
    expect(rewrite('My heating is broken.', 'I want him to fix it', 'my landlord').rewritten).toBe(
      'My heating is broken. Could you please fix it?',
    )
  })

  it('stands before the closing words', () => {
    expect(rewrite('I was ill.\n\nThanks, Ana', 'I want them to send the notes').rewritten).toBe(
      'I was ill. Please send the notes.\n\nThanks, Ana',
    )
  })

  it.each([
    ['Could you turn it down?', 'I want him to turn it down.'],
    ['Please call me.', 'I want her to call me on Friday and bring the form.'],
    ['I am sad.', 'I want her to know that she hurt me.'],
    ['I am sad.', 'I want him to give her his key.'],
    ['I am sad.', 'I wanted him to call me last week.'],
    ['I am sad.', 'He wants me to call him.'],
    ['I am sad.', 'I want him to stop being an idiot.'],
    ['I am sad.', 'We had an argument.'],
  ])('is not added to "%s" with "%s"', (text, context) => {
    expect(rewrite(text, context).rewritten).toBe(text)
  })
})

describe('a time that the context names', () => {
  it.each([
    ['Could you send me the form?', 'I need it by Friday.', 'Could you send me the form by Friday?'],
    ['Send me the form.', 'The deadline is Monday', 'Please send me the form by Monday.'],
    ['Please call me back!', 'It must be before 5 pm', 'Please call me back before 5 pm!'],
    ['Please pay the rent.', 'It is due on 1 March.', 'Please pay the rent by 1 March.'],
  ])('stands in the one request of "%s"', (text, context, expected) => {
    const { rewritten, notes } = rewrite(text, context)
    expect(rewritten).toBe(expected)
    expect(notes).toEqual([expect.stringContaining('Your context names a time.')])
  })

  it.each([
    ['Please call me tomorrow.', 'I need it by Friday.'],
    ['Please call me. Please bring the key.', 'I need it by Friday.'],
    ['Please call me if you can.', 'I need it by Friday.'],
    ['Please call me.', 'I did not get it by Friday.'],
    ['Please call me.', 'By Friday everybody had left.'],
    ['I am tired.', 'I need it by Friday.'],
  ])('is not added to "%s" with "%s"', (text, context) => {
    expect(rewrite(text, context).rewritten).toBe(text)
  })
})

describe('what the message leaves unnamed', () => {
  it.each([
    [
      'It is still dripping.',
      'The tap in the bathroom drips. It has done so since May.',
      'It is still dripping.',
    ],
    [
      'It is still dripping.',
      'The tap in the bathroom has been dripping.',
      'The tap in the bathroom is still dripping.',
    ],
    [
      'Hello. Can you look at it?',
      'It is about my essay.',
      'Hello. This is about my essay. Can you look at it?',
    ],
    ['Can you look at my essay?', 'It is about my essay.', 'Can you look at my essay?'],
    ['It is hard for me.', 'The tap in the bathroom has been dripping.', 'It is hard for me.'],
    ['It is still broken.', 'My sister has a car.', 'It is still broken.'],
  ])('%j with %j becomes %j', (text, context, expected) => {
    expect(rewrite(text, context).rewritten).toBe(expected)
  })

  it.each([
    ['Hello, can you call me?', 'my landlord Mr Hale', '', 'Hello Mr Hale, can you call me?'],
    ['Hello, can you call me?', 'my doctor', 'Her name is Dr Patel.', 'Hello Dr Patel, can you call me?'],
    ['Hello Anna, can you call me?', 'my landlord Mr Hale', '', 'Hello Anna, can you call me?'],
  ])('a greeting without a name takes it over: %j, %j', (text, relationship, context, expected) => {
    expect(rewrite(text, context, relationship).rewritten).toBe(expected)
  })
})

it('knows names from the context, also in a shouted message', () => {
  const { rewritten, notes } = rewrite('I AM ON THE TRAIN WITH ANNA.', 'My sister Anna visits.')
  expect(rewritten).toBe('I am on the train with Anna.')
  expect(notes).toEqual([expect.stringContaining('which words are names')])
})

describe('what is said about the two fields', () => {
  it('names what the relationship did', () => {
    expect(rewriteMessage({ originalText: 'Send me the form.', relationship: 'my boss' }).notes).toEqual([
      expect.stringContaining('polite question'),
    ])
    const text = 'The machine broke on Monday. It made a loud noise. I switched it off.'
    expect(rewriteMessage({ originalText: text, relationship: 'my boss', way: 'softer' }).notes).toEqual([
      expect.stringContaining('expects a greeting'),
    ])
  })

  it('says so where they changed nothing', () => {
    expect(
      rewriteMessage({ originalText: 'Hello.', relationship: 'a friend', context: 'We argued.' }).notes,
    ).toEqual([
      expect.stringContaining('Your context changed nothing.'),
      expect.stringContaining('The relationship changed nothing.'),
    ])
    expect(rewriteMessage({ originalText: 'Hello.', relationship: ' ', context: '' }).notes).toEqual([])
  })
})

describe('for any message and context', () => {
  const text = fc.array(
    fc.constantFrom(
      'You never call.',
      'Send me the file!',
      'Sorry to bother you',
      'I was ill.',
      'Thanks, Tom',
      'Could you help?',
    ),
    { minLength: 1, maxLength: 4 },
  )
  const context = fc.constantFrom(
    'I want her to call me back',
    'I need it by Friday.',
    'I want him to fix it. It is due on Monday.',
    'We had a fight "yesterday".',
  )
  const reader = fc.constantFrom('', 'boss', 'friend')

  it('changes nothing when it rewrites its own result', () => {
    fc.assert(
      fc.property(text, context, reader, (parts, given, relationship) => {
        const once = rewrite(parts.join(' '), given, relationship).rewritten
        expect(rewrite(once, given, relationship)).toMatchObject({ rewritten: once, changes: [] })
      }),
    )
  })
})
