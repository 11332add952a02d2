import { readdirSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { readWeights } from '#engines/text-model/weights-file.ts'
import type { Act, ReadAct } from './act.ts'
import { createActReader } from './create-act-reader.ts'
import { createPhraseBook } from './find-phrases.ts'
import { howItMaySound } from './how-it-may-sound.ts'
import type { Kind } from './kinds/kinds.ts'
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
const doubtful: ReadAct = () => ({
  acts: [{ act: 'postpone', sureness: 0.8 }],
  kinds: [{ kind: 'puts-off', sureness: 0.5 }],
  literal: 0.1,
})

describe('what words say and can mean', () => {
  it.each([
    "Can't make it Friday, I'm on shift. Saturday works?",
    'The surgery has moved to Mill Lane.',
    'I need some space. Please do not contact me.',
    'The meeting is at 10:00 in room 4.',
    'Can you send me the form by Friday?',
    'I want to break up. It is over.',
    'It was a long shot from the half-way line.',
    'Please pick up the dry cleaning.',
  ])('leaves what means what it says: %s', (text) => {
    const { literal, canMean } = translate(text)
    expect({ literal: literal.is, canMean }).toEqual({ literal: true, canMean: [] })
  })

  it.each([
    ['Let’s circle back on this.', 'circle back'],
    ['We must have coffee sometime', ''],
    ["It's cold in here", ''],
    ['How are you?', ''],
    ["It's a long shot, but do you have a spare ticket?", ''],
    ["I'll leave it with you.", ''],
  ])('gives readings for %s', (text) => {
    const { literal, canMean } = translate(text)
    expect(literal.is).toBe(false)
    expect(canMean.length).toBeGreaterThan(0)
    expect(canMean.length).toBeLessThanOrEqual(3)
  })

  it.each([
    ['The bins don’t empty themselves, you know', 'flatmate', 'It is about: the bins.'],
    ['Guess I just thought you would ask about my exam', 'partner', 'hurt'],
    ['Is somebody sitting here?', 'stranger', 'the place'],
    ['Oh no, I wouldn’t want to put you out.', 'neighbor', 'out of politeness'],
    ['you awake? 👀', 'date', 'flirt'],
    ['Our flight is at six, so. It was lovely to have you!', 'friend', 'visit to end'],
    [
      'come if you want but its gonna be rammed and loud so idk if thats your thing',
      'friend',
      'warn you kindly',
    ],
  ])('says what is wanted or felt: %s', (text, from, said) => {
    const { canMean } = translate(text, from)
    expect(canMean.map((meaning) => meaning.text).join(' ')).toContain(said)
  })

  it('says of whom words judge: of a child, where they speak of one', () => {
    const { canMean } = translate(
      'Leo is a lively boy, and we hope that he will listen more next term.',
      'teacher',
    )
    expect(canMean[0]?.text).toContain('this person')
  })

  const reading =
    (kind: Kind, sureness: number, act: Act = 'inform'): ReadAct =>
    () => ({
      acts: [{ act, sureness: 0.3 }],
      kinds: [
        { kind, sureness },
        { kind: 'teases', sureness: 0.1 },
      ],
      literal: 0.1,
    })

  it('asks what fits a sure meaning, else quotes the words', () => {
    const ask = (sureness: number, where?: string) =>
      translateMessage({ text: 'Well, well', where }, noBook, reading('wants-quiet', sureness)).ask
    expect(ask(0.6)).toContain('bother you')
    expect(ask(0.25)).toBe('You wrote: “Well, well” What do you mean by that?')
    expect(ask(0.25, 'spoken')).toBe('You said: “Well, well” What do you mean by that?')
  })

  it('says that it is not clear where nothing is likely', () => {
    const { canMean, unseen } = translateMessage({ text: 'Well, well' }, noBook, reading('wants-quiet', 0.1))
    expect(canMean.every(({ likely }) => likely === 'possible')).toBe(true)
    expect(unseen).toBe('What they mean cannot be told from these words alone.')
  })

  it('takes nothing for a joke without a sign of one', () => {
    const lead = (text: string) =>
      translateMessage({ text }, noBook, () => ({
        ...reading('teases', 0.4)(''),
        kinds: [
          { kind: 'teases', sureness: 0.4 },
          { kind: 'is-hurt', sureness: 0.3 },
        ],
      })).canMean[0]?.text
    expect(lead('You came late')).toContain('hurt')
    expect(lead('You came late 😂')).toContain('tease')
  })

  const [sample] = entries
  const bookOf = (change: object) =>
    createPhraseBook(sample ? [{ ...sample, group: 'idiom', ...change }] : [])
  const couldYou = {
    say: ['when you have a sec'],
    literal: '',
    readings: [{ can: 'There is no hurry.', likely: 'usual' as const, cue: 'No time is named.' }],
  }

  it('puts what a phrase means before a kind that is not sure, and behind one that is', () => {
    const text = 'When you have a sec, the report'
    const first = (sureness: number) =>
      translateMessage({ text }, bookOf(couldYou), reading('gives-a-task', sureness)).canMean[0]?.text
    expect(first(0.4)).toBe('There is no hurry.')
    expect(first(0.8)).toContain('task')
  })

  it('lets the words of a phrase outrank an emoji', () => {
    const two = createPhraseBook(
      sample
        ? [
            { ...sample, id: 'eyes', group: 'emoji', say: ['👀'] },
            { ...sample, id: 'sec', group: 'idiom', ...couldYou },
          ]
        : [],
    )
    const { canMean } = translateMessage({ text: 'When you have a sec 👀' }, two, reading('reminds', 0.3))
    expect(canMean[0]?.text).toBe('There is no hurry.')
  })

  it('does not say that words mean what they say where a phrase says otherwise', () => {
    const plain: ReadAct = () => ({ ...reading('reminds', 0.3)(''), literal: 0.8 })
    const is = (text: string) => translateMessage({ text }, bookOf(couldYou), plain).literal.is
    expect(is('When you have a sec')).toBe(false)
    expect(is('The train is late')).toBe(true)
  })

  it('leaves words plain where the sentence shows their literal use or a word is only explained', () => {
    const plain: ReadAct = () => ({ ...reading('reminds', 0.3)(''), literal: 0.8 })
    const read = (text: string, change: object) => {
      const { literal, phrases } = translateMessage({ text }, bookOf({ ...couldYou, ...change }), plain)
      return { is: literal.is, explained: phrases.length }
    }
    const shot = { say: ['a long shot'], literal: 'A goal is scored.' }
    expect(read('It was a long shot', shot)).toEqual({ is: false, explained: 1 })
    expect(read('The goal came from a long shot', shot)).toEqual({ is: true, explained: 0 })
    const arvo = { say: ['this arvo'], group: 'word' }
    expect(read('See you this arvo', arvo)).toEqual({ is: true, explained: 1 })
  })

  it('says the literal use first where the sentence around shows it, and not of another sentence', () => {
    const stove = bookOf({ ...couldYou, say: ['back burner'], literal: 'A stove.' })
    const read: ReadAct = (text) => ({ ...doubtful(''), literal: text.includes('burner') ? 0.1 : 0.3 })
    const first = (text: string) => translateMessage({ text }, stove, read).canMean[0]
    expect(first('The back burner of the stove')?.text).toBe('It simply means what it says.')
    expect(first('Put it on the back burner')?.text).toBe('There is no hurry.')
    expect(first('I bought a stove. It is on the back burner')?.text).toBe('There is no hurry.')
  })

  it('doubts and asks nothing where words mean what they say', () => {
    const unsure: ReadAct = () => ({ ...doubtful(''), literal: 0.5 })
    const { literal, canMean, unseen, ask } = translateMessage({ text: 'Next week maybe' }, noBook, unsure)
    expect(literal).toEqual({ is: true, sureness: 0.5 })
    expect({ canMean, unseen, ask }).toEqual({ canMean: [], unseen: '', ask: '' })
  })

  it('calls no meaning the likeliest where the act is a guess', () => {
    const guess: ReadAct = () => ({
      acts: [{ act: 'criticise', sureness: 0.2 }],
      kinds: [{ kind: 'doubts-a-choice', sureness: 0.1 }],
      literal: 0.1,
    })
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

  it.each([
    'Unfortunately we will not be able to offer you the position.',
    'No, I do not want to come.',
  ])('makes no riddle of a no: %s', (text) => {
    const { canMean, says, ask } = translate(text)
    expect(says).toMatch(/^They say no/)
    expect(canMean.length).toBeLessThanOrEqual(1)
    expect(ask).toBe('')
  })

  it('says of a no in soft words that it is one, and nothing beside it', () => {
    const soft: ReadAct = () => ({
      acts: [{ act: 'refuse', sureness: 0.8 }],
      kinds: [
        { kind: 'teases', sureness: 0.5 },
        { kind: 'refuses-an-application', sureness: 0.3 },
      ],
      literal: 0.2,
    })
    const { literal, canMean } = translateMessage(
      { text: 'We are unable to offer you a place' },
      noBook,
      soft,
    )
    expect(literal.is).toBe(false)
    expect(canMean).toHaveLength(1)
    expect(canMean[0]?.text).toMatch(/^It is a no/)
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

  it('finds a form only where it has its meaning', () => {
    const book = (stands: 'alone' | 'opening' | 'ending' | 'close') => bookOf({ say: ['best'], stands })
    expect(book('close').find('See you then.\nBest, Ana')).toHaveLength(1)
    expect(book('close').find('The best soup of all')).toHaveLength(0)
    expect(book('alone').find('Which is it? Best!')).toHaveLength(1)
    expect(book('alone').find('That was the best day')).toHaveLength(0)
    expect(book('opening').find('Best go now')).toHaveLength(1)
    expect(book('ending').find('You are the best. Bye')).toHaveLength(1)
    expect(book('ending').find('You are the best cook')).toHaveLength(0)
  })

  it('takes no word for another one', () => {
    expect(bookOf({ say: ['one of those days'] }).find('Come over one of these days')).toHaveLength(0)
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

  it('gives no wording that speaks of others as “they”', () => {
    const [place] = howItMaySound('Fine. Do what you want.', book)
    expect(place).toMatchObject({
      said: 'Do what you want',
      instead: 'Say in plain words what you want or feel.',
    })
  })
})
