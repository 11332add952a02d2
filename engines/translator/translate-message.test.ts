import { readdirSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { readWeights } from '#engines/text-model/weights-file.ts'
import type { ReadAct } from './act.ts'
import { createActReader } from './create-act-reader.ts'
import { createPhraseBook } from './find-phrases.ts'
import { howItMaySound } from './how-it-may-sound.ts'
import { phraseEntry } from './phrase-book.ts'
import { translateMessage } from './translate-message.ts'

const folder = new URL('../../content/translator/', import.meta.url)
const entries = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    phraseEntry.array().parse(load(readFileSync(new URL(file, folder), 'utf8'), { schema: CORE_SCHEMA })),
  )
const book = createPhraseBook(entries)
const readAct = createActReader(readWeights(readFileSync(new URL('weights/acts.bin', import.meta.url))))
const translate = (text: string, from?: string) => translateMessage({ text, from }, book, readAct)
const noBook = createPhraseBook([])
const doubtful: ReadAct = () => ({ acts: [{ act: 'postpone', sureness: 0.8 }], literal: 0.1 })

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

  it('puts what a phrase means before what the act means, and counts who said it', () => {
    const text = 'When you have a sec, the report'
    const meanings = (from: string) =>
      translateMessage({ text, from }, bookOf(couldYou), readAct).canMean.map((reading) => reading.text)
    expect(meanings('manager')[0]).toBe('There is no hurry.')
    expect(meanings('manager').join()).toContain('task')
    expect(meanings('friend').join()).not.toContain('task')
  })

  it('says the literal use first where the sentence around shows it, and not of another sentence', () => {
    const stove = bookOf({ ...couldYou, say: ['back burner'], literal: 'A stove.' })
    const read: ReadAct = (text) => ({ ...doubtful(''), literal: text.includes('burner') ? 0.1 : 0.3 })
    const first = (text: string) => translateMessage({ text }, stove, read).canMean[0]
    expect(first('The back burner of the stove')?.text).toBe('It simply means what it says.')
    expect(first('Put it on the back burner')?.text).toBe('There is no hurry.')
    expect(first('I bought a stove. It is on the back burner')?.text).toBe('There is no hurry.')
  })

  it('says that words probably mean what they say, with the likeliest other meaning beside it', () => {
    const unsure: ReadAct = () => ({ ...doubtful(''), literal: 0.5 })
    const { literal, canMean } = translateMessage({ text: 'Next week maybe' }, noBook, unsure)
    expect(literal).toEqual({ is: true, sureness: 0.5 })
    expect(canMean).toMatchObject([{ likely: 'possible' }])
  })

  it('calls no meaning the likeliest where the act is a guess', () => {
    const guess: ReadAct = () => ({ acts: [{ act: 'criticise', sureness: 0.2 }], literal: 0.1 })
    const { canMean, says } = translateMessage({ text: 'Nice weather for it' }, noBook, guess)
    expect(canMean.map(({ likely }) => likely)).not.toContain('usual')
    expect(says).toBe('They say: “Nice weather for it”')
  })

  it.each([
    'Happy birthday!! 🎉 hope it is a good one',
    'Congratulations on your exam',
    'Get well soon',
  ])('takes a good wish for one: %s', (text) => {
    expect(translate(text, 'colleague')).toMatchObject({ literal: { is: true }, canMean: [] })
  })

  it('says of a soft no that it is one, and makes no riddle of it', () => {
    const { literal, canMean, says } = translate(
      'Unfortunately we will not be able to offer you the position.',
    )
    expect({ literal: literal.is, canMean }).toEqual({ literal: true, canMean: [] })
    expect(says).toMatch(/^They say no/)
  })

  it('quotes of a long message what carries it, and says what single sentences do beside', () => {
    const plain = 'The heating engineer was here this morning and changed the valve in the hall cupboard. '
    const text = `Hi Ana,\n${plain.repeat(3)}\nCould you please send me a photo of the meter by Friday?\nBest regards, Tom`
    const { says } = translate(text, 'landlord')
    expect(says).toContain('Could you please send me a photo of the meter by Friday?')
    expect(says).not.toContain('Best regards')
  })

  it('reads no marks where the words were spoken', () => {
    const marked = (where: string) => translateMessage({ text: 'ok.', where }, book, readAct).phrases
    expect(marked('message').length).toBeGreaterThan(0)
    expect(marked('spoken').map(({ said }) => said)).not.toContain('ok.')
  })

  it('takes an ordinary word for an expression only where it is all that is said', () => {
    const small = bookOf({ say: ['this', 'u up'] })
    expect(small.find('this')).toHaveLength(1)
    expect(small.find('Are you always this quiet?')).toHaveLength(0)
    expect(small.find('can pick u up at four')).toHaveLength(0)
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
