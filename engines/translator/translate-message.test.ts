import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readWeights } from '#engines/text-model/weights-file.ts'
import { createActReader } from './create-act-reader.ts'
import { createPhraseBook } from './find-phrases.ts'
import { howItMaySound } from './how-it-may-sound.ts'
import { phraseEntry } from './phrase-book.ts'
import { translateMessage } from './translate-message.ts'

const folder = new URL('../../content/translator/', import.meta.url)
const entries = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => phraseEntry.array().parse(parse(readFileSync(new URL(file, folder), 'utf8'))))
const book = createPhraseBook(entries)
const readAct = createActReader(readWeights(readFileSync(new URL('weights/acts.bin', import.meta.url))))
const translate = (text: string, from?: string) => translateMessage({ text, from }, book, readAct)
const noBook = createPhraseBook([])

describe('what words say and can mean', () => {
  it.each([
    "Can't make it Friday, I'm on shift. Saturday works?",
    'The surgery has moved to Mill Lane.',
    'I need some space. Please do not contact me.',
    'The meeting is at 10:00 in room 4.',
    'Can you send me the form by Friday?',
    "I'd love to, but I'm busy that day.",
    'I want to break up. It is over.',
  ])('leaves what means what it says: %s', (text) => {
    const { literal, canMean } = translate(text)
    expect({ literal: literal.is, canMean }).toEqual({ literal: true, canMean: [] })
  })

  it.each([
    ['Let’s circle back on this.', 'circle back'],
    ['We must have coffee sometime', ''],
    ["It's cold in here", ''],
    ['How are you?', ''],
  ])('gives readings for %s', (text) => {
    const { literal, canMean, ask } = translate(text)
    expect(literal.is).toBe(false)
    expect(canMean.length).toBeGreaterThan(0)
    expect(canMean.length).toBeLessThanOrEqual(3)
    expect(ask).not.toBe('')
  })

  it('reads a remark of a manager as a task', () => {
    const text = 'When you have a sec, the report has an old date on page two'
    expect(translateMessage({ text, from: 'manager' }, noBook, readAct).canMean[0]?.text).toContain('task')
    expect(translateMessage({ text, from: 'friend' }, noBook, readAct).canMean[0]?.text).not.toContain('task')
  })

  const [sample] = entries
  const bookOf = (change: object) => createPhraseBook(sample ? [{ ...sample, ...change }] : [])
  const couldYou = {
    say: ['when you have a sec'],
    literal: '',
    readings: [{ can: 'There is no hurry.', likely: 'usual', cue: 'No time is named.' }],
  }

  it('counts who said it where a phrase is found', () => {
    const text = 'When you get a chance, the report has an old date. When you have a sec.'
    const first = (from: string) =>
      translateMessage({ text, from }, bookOf(couldYou), readAct).canMean.map((reading) => reading.text)
    expect(first('manager')).toEqual(['It is a task, said politely.', 'There is no hurry.'])
    expect(first('friend')).toEqual(['There is no hurry.'])
  })

  it('says the literal use first where the sentence around shows it, and not of another sentence', () => {
    const stove = bookOf({ ...couldYou, say: ['back burner'], literal: 'A stove.' })
    const first = (text: string) => translateMessage({ text }, stove, readAct).canMean[0]
    expect(first('Turn off the back burner of the stove')?.text).toBe('It simply means what it says.')
    expect(first('Put it on the back burner')?.text).toBe('There is no hurry.')
    expect(first('I bought a stove. The plan is on the back burner')?.text).toBe('There is no hurry.')
  })

  it.each([
    'The train leaves at 9:15 from platform 2.',
    'No, I do not want to come.',
    'My flat is 12 Mill Lane, second floor.',
    'The water will be off on Tuesday from 9 to 12.',
    'No thank you.',
    'We are closed on Monday.',
  ])('says of a plain sentence that it means what it says: %s', (text) => {
    expect(translate(text)).toMatchObject({ literal: { is: true }, canMean: [] })
  })

  it('bears one misspelt word in a phrase, and finds no phrase inside a word', () => {
    const small = createPhraseBook(
      entries.slice(0, 1).map((entry) => ({ ...entry, say: ['touch base tomorrow', 'art'] })),
    )
    expect(small.find('lets touch base tomorow')).toHaveLength(1)
    expect(small.find('start the party')).toHaveLength(0)
  })
})

describe('how a message may sound', () => {
  it('marks the place, and says so where nothing stands out', () => {
    const text = 'Hi. You never listen!!!'
    const places = howItMaySound(text, book)
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['You never listen', '!!!'])
    expect(howItMaySound('Could you please send me the form by Friday?', book)).toEqual([])
  })
})
