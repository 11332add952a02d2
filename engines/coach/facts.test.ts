import { describe, expect, it } from 'vitest'
import { fillSlots } from './fill-slots.ts'
import { correctFacts, factsFor, readFacts } from './read-facts.ts'

const namesIn = (text: string) => readFacts(text).names.map(({ name }) => name)
const daysIn = (text: string) => readFacts(text).days.map(({ text: day }) => day)

describe('names', () => {
  it.each([
    ['my friend Tom cancelled', ['Tom']],
    ['My sister, Anna, does not call', ['Anna']],
    ['she is called Anna', ['Anna']],
    ['a colleague named Jo-Ann said no', ['Jo-Ann']],
    ['I told Priya about it', ['Priya']],
    ['yesterday Marek said that I am rude', ['Marek']],
    ['Tom (my brother) is angry', ['Tom']],
    ['so I texted Kim and Lee', ['Kim', 'Lee']],
  ])('%s', (text, names) => expect(namesIn(text)).toEqual(names))

  it.each([
    'Yesterday was bad',
    'I live in London and work with Excel',
    'On Monday I told HR that I have ADHD',
    'She sent me a WhatsApp because Christmas is near',
    'I am Tom and my friend is silent',
    'My Name Is Not In This Message That Has Capitals',
    'He was like "Sorry"',
    'my friend tom cancelled',
    'with Mum and Dad',
    'I hate English',
  ])('none: %s', (text) => expect(namesIn(text)).toEqual([]))
})

describe('names in a correction', () => {
  it.each([
    'Wrong, it is on Thursday',
    'Actually she is my boss',
    'Sorry, the other one',
    'Two weeks, not one',
  ])('none: %s', (text) => expect(correctFacts({ names: [], days: [] }, text).names).toEqual([]))

  it('a name alone is one', () => {
    expect(correctFacts({ names: [], days: [] }, 'Marek').names.map(({ name }) => name)).toEqual(['Marek'])
  })
})

describe('days', () => {
  it.each([
    ['we meet on Friday', ['Friday']],
    ['the meeting is on friday', ['Friday']],
    ['I have to see her tomorrow', ['tomorrow']],
    ['The appointment is on 12 May at 3', ['12 May', 'at 3']],
    ['can we meet next week?', ['next week']],
    ['tomorrow at 10:30', ['tomorrow', 'at 10:30']],
    ['I will go on the 14th', ['the 14th']],
  ])('%s', (text, days) => expect(daysIn(text).toSorted()).toEqual(days.toSorted()))

  it.each([
    'she shouted at me on Monday',
    'last Friday it was loud',
    'every Tuesday is bad',
    'since Wednesday I am tired',
    'on Saturdays I rest',
  ])('none that lies ahead: %s', (text) => expect(daysIn(text)).toEqual([]))
})

describe('what is put into words', () => {
  const fill = (words: string, text: string, other = 'friend') =>
    fillSlots(words, factsFor(readFacts(text), other))
  const sentence = '[{name}, ]can we talk[ on {day}]?'

  it('is the name and the day, else the brackets go with all that stands in them', () => {
    expect(fill(sentence, 'my friend Tom is angry. I have to see him on friday')).toBe(
      'Tom, can we talk on Friday?',
    )
    expect(fill(sentence, 'somebody is angry')).toBe('Can we talk?')
  })

  it('is a sentence with days that take no "on", and with times', () => {
    expect(fill(sentence, 'I must answer tomorrow')).toBe('Can we talk tomorrow?')
    expect(fill('Can you answer[ by {day}]?', 'I must know it at 3')).toBe('Can you answer by 3?')
    expect(fill('I am free[ from {day} on].', 'I will be away next week')).toBe(
      'I am free from next week on.',
    )
  })

  it('is nothing of which it is not sure: two names, two days, the name of somebody else', () => {
    expect(fill(sentence, 'I told Kim and Lee')).toBe('Can we talk?')
    expect(fill(sentence, 'I must go on Monday and I have to be there on Tuesday')).toBe('Can we talk?')
    expect(fill(sentence, 'my friend Tom told it', 'manager')).toBe('Can we talk?')
    expect(fill(sentence, 'my friend Tom and my boss Eva know it', 'manager')).toBe('Eva, can we talk?')
  })

  it('keeps words as they are that look like slots or patterns', () => {
    expect(fillSlots('[{name}, ]pay $& now', { name: '$1' })).toBe('$1, pay $& now')
  })
})

describe('a correction', () => {
  const before = readFacts('my friend Tom is angry and I have to see him on Tuesday')
  const after = (text: string) => {
    const { names, days } = correctFacts(before, text)
    return [names.map(({ name }) => name).join(), days.map(({ text: day }) => day).join()]
  }

  it.each([
    ['not Tom, Tim', 'Tim', 'Tuesday'],
    ['not tom but tim', 'Tim', 'Tuesday'],
    ['his name is Tim', 'Tim', 'Tuesday'],
    ['its on thursday not tuesday', 'Tom', 'Thursday'],
    ['thursday', 'Tom', 'Thursday'],
    ['not tuesday', 'Tom', ''],
    ['not Tom', '', 'Tuesday'],
    ['its my stepdad btw', 'Tom', 'Tuesday'],
  ])('%s', (text, name, day) => expect(after(text)).toEqual([name, day]))
})
